// Every word of the page that is not a lesson, in both languages. Ids, code and records stay as they are.
export const WORDS = {
  en: {
    title: 'Hit tests you can touch', subtitle: 'Drag two shapes. Every test answers at once; exact arithmetic says who is right.',
    yours: 'Your function', yoursAbout: 'Paste a function of your own, in JavaScript, over numbers, objects or arrays: whether two shapes meet, whether one is within the other, how far apart they are, which point is nearest, how the second is pushed out of the first, where two segments cross, or after what part of its way a point or a shape meets the other. It is tried here, in your browser, on some hundred thousand cases, and each answer is held against exact arithmetic. Nothing is sent anywhere.',
    shapeA: 'First shape', shapeB: 'Second shape', touchIs: 'When they only touch', codeLabel: 'The function', tryIt: 'Find where it fails', sample: 'A sample', copy: 'Copy',
    foundHere: 'What is wrong with it will stand here.', runMended: 'Run it', wrongCases: 'Wrong in # of # cases.', noneWrong: 'no case is wrong', running: 'Cases tried:', fault: 'It cannot be run', silent: 'It does not come back', silentWhy: 'A call took longer than a second and a half: an endless loop, or memory without end. It was stopped.', silentCase: 'That call is on the stage.',
    notRun: 'not tried yet', takes: 'It takes # arguments, and these shapes have # numbers.', chooseShapes: 'Its names do not say which shapes they are: choose them above.', misfit: 'takes other shapes', whichOne: 'Function', mend: 'How to mend it', explains: 'What explains it', callIt: 'Call it so:', wrongWith: 'What is wrong with it, plainest first', casesOf: 'cases', caseOf: 'case', putOnStage: 'Show it on the stage',
    takeAway: 'Take it with you: tests, a command', asTests: 'The smallest cases as tests', asCommand: 'The same campaign on your machine, with graze', saveIt: 'Save mine.js for it',
    documents: 'The tests of the tutorials come from', toReport: 'The report of the last run (beside this page, after scripts/run)', toReadme: 'README', original: 'As it stands in',
    oneStep: 'one step', nearer: '# times nearer than the whole', sheet: 'A sheet to print', printIt: 'Print', minutes: '# minutes', sheetGoal: 'You learn', sheetExample: 'For example', sheetAnswers: 'Answers, for the teacher', sheetTeacher: 'Of each lesson what goes wrong and where, a case for each challenge, and the code mended. Leave these pages out when you print for a class. The page itself says whether a case or a mend is right.', sheetAbout: 'Hit tests that look right and are not. Open each link, guess before you try, then find the case. Keep what you found: the numbers stand under the stage.', sheetName: 'Name', sheetGuess: 'My guess', sheetFound: 'A case (its numbers)', whatToUse: 'What to use instead', codeIn: 'Language of the code', useMeets: 'For all shapes with corners: right for whole numbers to 16,384, with no division and no root.', useSimple: 'The simple test that is right: for the range see docs/choosing.md.',
    lessons: 'Lessons', free: 'Free play', demos: 'The documents’ demos', language: 'Language', skip: 'To the stage',
    scene: 'Scene', numbers: 'Numbers', layout: 'Layout of the box', and: 'A and B',
    f64: 'f64 · double', f32: 'f32 · float', i32: 'i32 · int', i64: 'i64 · long',
    'box-xywh': 'x y w h', 'box-ltrb': 'left top right bottom', 'box-centre': 'centre, half sizes', 'box-square': 'square x y s', 'box-pixels': 'pixels x y w h', rounded: 'rounded box', 'rounded-core': 'core and radius', 'polygon-even-odd': 'even-odd rule', 'polygon-nonzero': 'nonzero rule', 'polygon-holes': 'with holes',
    hex: 'hexadecimal', undo: 'Undo', redo: 'Redo', fit: 'Fit', zoomIn: 'Zoom in', zoomOut: 'Zoom out',
    toGap: 'Zoom to the gap', touchExactly: 'Touch exactly', magnet: 'Snap to touching', map: 'Error map of', mover: 'when moving the', thoughts: 'Show how it thinks',
    whole: 'Whole range', link: 'Copy link', copied: 'Copied', keys: 'Keys',
    keysText: 'Tab to a shape or handle. Arrows move by 1, with Shift by 10, with Alt by one ulp (the next number of the type). + − zoom, 0 fit, G zoom to the gap, T touch exactly, Ctrl+Z undo. Fields: ↑ ↓ the same way. At a corner of a polygon Enter adds one after it, and Delete takes it away.',
    asks: 'Question', hitAsked: 'Do they meet?', containsAsked: 'Is the second within the first?', distanceAsked: 'How far apart are they?', nearestAsked: 'Which point is nearest?', pushAsked: 'How is the second pushed out?', crossingAsked: 'Where do they cross?', rayAsked: 'Where does a ray end?', sweepAsked: 'Where does the first stop?',
    wayOf: 'way of the #', noneAt: 'none', rayAt: 'after # of the way', rayNone: 'meets nothing', sweepAt: 'after # of the way', sweepNone: 'meets nothing', pushAt: 'push by #', pushNone: 'no push', crossingAt: 'cross at #', crossingTouch: 'an end touches at #', crossingStretch: 'they share a stretch, no single point', crossingNone: 'do not cross', rightAnswer: 'right',
    pushWrong: 'wrong push', crossingWrong: 'wrong point', rayWrong: 'wrong end', sweepWrong: 'wrong stop', drawnRight: 'where it is right', drawnSaid: 'where the test says, when that is wrong', drawnWay: 'the way: drag its tip',
    zeroPush: '0 where they do not overlap', unstatedPush: 'promises nothing where they do not overlap', closedCrossing: 'closed: where they only touch, there', openCrossing: 'open: none where they only touch', unstatedCrossing: 'promises nothing where they only touch',
    zeroWay: '0 where it starts within', noneWay: 'none where it starts within', outWay: 'the way out where it starts within', unstatedWay: 'promises nothing where it starts within',
    within: 'Within', withinMeans: 'All of the second is inside the first, clear of its edge.', withinEdge: 'Within, to the edge', withinEdgeMeans: 'All of the second is in the first, and it reaches the edge.', notWithin: 'Not within', notWithinMeans: 'Some of the second is outside of the first.',
    hitWithin: 'yes', missWithin: 'no', 'wrong number': 'wrong number', distanceWrong: 'wrong distance', nearestWrong: 'wrong point', offBy: 'off by #', rightIs: 'right is #', lWrong: 'wrong number', lRightApart: 'right: apart', lRightMeet: 'right: they meet',
    zeroNear: 'the point itself where they meet', negativeNear: 'the nearest point of the edge where they meet', unstatedNear: 'promises nothing where they meet',
    zeroNumber: '0 where they meet', negativeNumber: 'below 0 by the depth where they meet', unstatedNumber: 'promises nothing where they meet', closedWithin: 'closed: to the edge is within', openWithin: 'open: to the edge is not within', interiorWithin: 'within, but not in the edge alone',
    cornerMore: 'Add a corner', cornerLess: 'Take a corner away', cornersMost: 'A polygon has 3 to 16 corners.',
    moveHelp: 'Arrow keys move it.', stage: 'Stage: two shapes that can be moved', truth: 'The exact truth', answers: 'What each test says', exactNumbers: 'Exact numbers',
    apart: 'Apart', touching: 'Touching', overlapping: 'Overlapping', flat: 'Flat', invalid: 'Invalid',
    apartMeans: 'They share no point.', touchingMeans: 'Their edges meet, and nothing inside of them does.', overlappingMeans: 'Their insides meet.',
    flatMeans: 'They meet, and one has no inside. Nobody is blamed.', invalidMeans: 'A size is negative, a quad is bent, or sides cross. Nobody is blamed.',
    gap: 'gap', depth: 'overlap by', place: 'place', hit: 'hit', miss: 'miss', none: 'no answer', agrees: 'right', 'false hit': 'false hit', 'missed hit': 'missed hit',
    'broken contract': 'breaks its promise', 'no answer': 'no answer', wrong: 'wrong', fails: 'wrong', wrongOnes: 'at least # tests wrong', compare: 'Compare with', nobody: 'no other test', guess: 'Guess where it fails', guessNow: 'Where do you think it goes wrong? Press there on the stage; or move the shape by keys, and press Enter.', guessed: 'Well guessed: it is wrong here.', notGuessed: 'It is right here. The map shows where it is not.', rightAll: 'It is right here, and so it is everywhere in this map.', mapRight: 'Nothing in this map is wrong.', drawnWider: 'Thin lines and single points are drawn wider than they are.', mapClean: 'nothing in the map is wrong', gapWrong: 'It said hit, and they were # apart.', depthWrong: 'It said miss, and they overlapped by #.', touchWrong: 'It broke its promise where they touch.', notHeld: 'cannot hold this scene', undefined: 'undefined in the original',
    closed: 'closed: touching is a hit', open: 'open: touching is a miss', 'half-open': 'half-open', unstated: 'promises nothing at touching',
    group0: 'Yours', group1: 'From the tutorials', group2: 'From published libraries', group3: 'What to use instead', group4: 'Liars, kept as a control', how: 'See how it works', idea: 'idea', wrongAt: 'goes wrong at', contract: 'promise', from: 'from',
    nothingFound: 'nothing found', witnesses: 'Its known failures, each as its smallest case', logic: 'logic', rounding: 'rounding', range: 'range', unsteady: 'unsteady',
    legendTitle: 'If the ringed point of the shape were here, the test would be …', lMiss: 'right: miss', lHit: 'right: hit', lTouching: 'touching, as promised', lFalse: 'false hit',
    lMissed: 'missed hit', lBroken: 'promise broken', lNone: 'no answer', lUnblamed: 'flat or invalid', noMap: 'No map: the chosen test cannot hold this scene.', mapComes: 'The map is being drawn.',
    numbersSeen: 'Each crossing is a number of the type: nothing lies between.', noTouch: 'No number of this type touches exactly along x or y from here.', madeToFit: 'Rounded to fit',
    noTest: 'there is no test', noTests: 'no test of this pair is built in', badView: 'expected three finite numbers: x, y and a scale above 0', badHash: 'The address could not be read whole',
    back: 'Back', next: 'Next', challenge: 'Challenge', solvedIt: 'Solved.', notYet: 'Not yet.', startOver: 'Start over', close: 'Close', step: 'step',
    originalSays: 'The original says', exactSays: 'Exactly', ofTen: 'of 10 overlap or touch', openIt: 'Open in the playground', takenAs: 'Taken as', cannotTake: 'It reads # of what it is given, and its names do not say which shapes these are. Choose the shapes above, or write a function of plain numbers.', triedLast: 'As it was tried last: it has been changed since.', orMoved: 'It may be the other one that is moved: say which before the function, as in // moves a out of b', orAs: 'or as', notTaken: 'Its names do not say what its numbers mean: it is called with those below, in this order.', isForeign: 'This is #.', useTry: 'The page takes JavaScript. Save it as a file, and graze takes it as it is:', red: 'you can see it fail', amber: 'wrong only by a hair or at extremes', green: 'never found wrong', untried: 'not tried', control: 'wrong on purpose', lesser: 'By a hair, at extremes, or of flat shapes',
    upTo: 'Numbers up to', nearEnough: 'Near enough is', anyNumbers: 'any', exactOnly: 'nothing: exactly', declined: 'not asked', madeFrom: 'Made from revision # of graze.', source: 'made with graze: the tests are C, compiled to WebAssembly from the files that are fuzzed',
  },
  zh: {
    title: '摸得着的碰撞检测', subtitle: '拖动两个图形，所有算法立刻作答；谁对谁错，由精确运算裁定。',
    yours: '你的函数', yoursAbout: '粘贴你自己的函数（JavaScript，参数可以是数、对象或数组）：两个图形是否相碰、一个是否在另一个之内、相距多远、哪一点最近、怎样把第二个推出第一个、两条线段在哪里交叉，或一个点或图形走过路程的几分之几时遇到另一个。它就在你的浏览器里运行，试几十万个用例，每个回答都与精确运算对照。什么都不会发送出去。',
    shapeA: '第一个图形', shapeB: '第二个图形', touchIs: '只是相接时', codeLabel: '函数', tryIt: '找出它错在哪里', sample: '示例', copy: '复制',
    foundHere: '找到的错误会显示在这里。', runMended: '运行', wrongCases: '错误：#，共试 # 个用例。', noneWrong: '没有错误的用例', running: '已试用例：', fault: '无法运行', silent: '它没有返回', silentWhy: '一次调用超过了一秒半：死循环，或内存无限增长。已将它停止。', silentCase: '那次调用已放到画板上。',
    notRun: '还没有试过', takes: '它接受 # 个参数，而这两个图形有 # 个数。', chooseShapes: '参数名没有说明是哪两个图形：请在上面选择。', misfit: '接受的是别的图形', whichOne: '函数', mend: '怎样修正', explains: '原因', callIt: '这样调用：', wrongWith: '它错在哪里，最明显的在前', casesOf: '个用例', caseOf: '个用例', putOnStage: '放到画板上',
    takeAway: '带走：测试、命令', asTests: '最小用例，写成测试', asCommand: '在你的机器上用 graze 重做这次测试', saveIt: '保存所需的 mine.js',
    documents: '教程中的算法出自', toReport: '最近一次运行的报告（运行 scripts/run 后在本页旁边）', toReadme: '说明（README）', original: '原文出自',
    oneStep: '一步', nearer: '比全景放大 # 倍', sheet: '打印练习单', printIt: '打印', minutes: '# 分钟', sheetGoal: '学会', sheetExample: '例如', sheetAnswers: '答案，给教师', sheetTeacher: '每课哪里出错，每个挑战的一个用例，以及改好的代码。给全班打印时请不要印这几页。用例或改法对不对，页面自己会说。', sheetAbout: '看起来对、其实会错的碰撞检测。打开每个链接，先猜，再动手找出出错的用例。把找到的数字记下来：它们在画板下面。', sheetName: '姓名', sheetGuess: '我猜', sheetFound: '找到的用例（数字）', whatToUse: '该用什么', codeIn: '代码的语言', useMeets: '适用于所有带顶点的图形：16,384 以内的整数全都正确，没有除法，也没有开方。', useSimple: '简单而正确的算法：适用范围见 docs/choosing.md。',
    lessons: '课程', free: '自由探索', demos: '原文演示', language: '语言', skip: '跳到画板',
    scene: '场景', numbers: '数字类型', layout: '矩形的写法', and: 'A与B',
    f64: 'f64 · 双精度', f32: 'f32 · 单精度', i32: 'i32 · 整数', i64: 'i64 · 长整数', 'box-xywh': 'x y 宽 高', 'box-ltrb': '左 上 右 下', 'box-centre': '中心与半边长', 'box-square': '正方形 x y s', 'box-pixels': '像素 x y 宽 高', 'rounded-core': '核心与半径', 'polygon-even-odd': '奇偶规则', 'polygon-nonzero': '非零规则', 'polygon-holes': '有洞',
    box: '矩形', disc: '圆', point: '点', segment: '线段', capsule: '胶囊形', ellipse: '椭圆', rounded: '圆角矩形', triangle: '三角形', quad: '四边形', polygon: '多边形', hex: '十六进制', undo: '撤销', redo: '重做', fit: '适合窗口', zoomIn: '放大', zoomOut: '缩小', toGap: '放大到间隙', touchExactly: '恰好相接', magnet: '吸附到相接',
    map: '错误地图：', mover: '移动的是', thoughts: '画出判断过程', whole: '整个范围', link: '复制链接', copied: '已复制', keys: '按键',
    keysText: '用 Tab 选中图形或手柄。方向键移动 1，加 Shift 移动 10，加 Alt 移动一个最小步（ulp，即该类型的下一个数）。+ − 缩放，0 适合窗口，G 放大到间隙，T 恰好相接，Ctrl+Z 撤销。输入框里 ↑ ↓ 同理。在多边形的顶点上，Enter 在它后面加一个顶点，Delete 去掉它。',
    asks: '问题', hitAsked: '它们相碰吗？', containsAsked: '第二个在第一个之内吗？', distanceAsked: '它们相距多远？', nearestAsked: '哪一点最近？', pushAsked: '怎样把第二个推出去？', crossingAsked: '它们在哪里交叉？', rayAsked: '射线到哪里为止？', sweepAsked: '第一个停在哪里？',
    wayOf: '#的路程', noneAt: '无', rayAt: '走过路程的 # 时相遇', rayNone: '路上什么也没遇到', sweepAt: '走过路程的 # 时相遇', sweepNone: '路上什么也没遇到', pushAt: '推动 #', pushNone: '不用推', crossingAt: '交于 #', crossingTouch: '一个端点相接于 #', crossingStretch: '共有一段，不止一点', crossingNone: '不相交', rightAnswer: '正确答案',
    pushWrong: '推错了', crossingWrong: '点错误', rayWrong: '终点错误', sweepWrong: '停错了地方', drawnRight: '正确的位置', drawnSaid: '算法说错时所指的位置', drawnWay: '路程：可拖动箭头的尖',
    zeroPush: '不重叠时为 0', unstatedPush: '未说明不重叠时如何', closedCrossing: '闭：只是相接时，就是那一点', openCrossing: '开：只是相接时为无', unstatedCrossing: '未说明只是相接时如何',
    zeroWay: '起点已在其中时为 0', noneWay: '起点已在其中时为无', outWay: '起点已在其中时为离开之处', unstatedWay: '未说明起点已在其中时如何',
    within: '在内', withinMeans: '第二个全在第一个之内，不碰边界。', withinEdge: '在内，碰到边界', withinEdgeMeans: '第二个全在第一个之内，并碰到边界。', notWithin: '不在内', notWithinMeans: '第二个有一部分在第一个之外。',
    hitWithin: '是', missWithin: '否', 'wrong number': '数值错误', 'wrong distance': '距离错误', 'wrong point': '点错误', 'wrong push': '推错了', 'wrong fraction': '路程的比例错误', distanceWrong: '距离错误', nearestWrong: '点错误', offBy: '差 #', rightIs: '应为 #', lWrong: '数值错误', lRightApart: '正确：分离', lRightMeet: '正确：相接或重叠',
    zeroNear: '相接或重叠时为该点本身', negativeNear: '重叠时为边界上最近的点', unstatedNear: '未说明重叠时如何',
    zeroNumber: '相接或重叠时为 0', negativeNumber: '重叠时为负的深度', unstatedNumber: '未说明重叠时如何', closedWithin: '闭：碰到边界算在内', openWithin: '开：碰到边界不算在内', interiorWithin: '在内，但不能只在边界上',
    cornerMore: '加一个顶点', cornerLess: '去掉一个顶点', cornersMost: '多边形有 3 到 16 个顶点。',
    moveHelp: '用方向键移动。', stage: '画板：两个可移动的图形', truth: '精确的真相', answers: '各算法的回答', exactNumbers: '精确数字',
    apart: '分离', touching: '相接', overlapping: '重叠', flat: '退化（无面积）', invalid: '无效', apartMeans: '没有公共点。', touchingMeans: '只有边界相接，内部不相交。', overlappingMeans: '内部相交。',
    flatMeans: '相接，但其中一个没有内部；不追究任何算法。', invalidMeans: '尺寸为负、四边形不是凸的，或边相交；不追究任何算法。', gap: '间隙', depth: '重叠深度', place: '位置', hit: '碰撞', miss: '未碰撞', none: '无回答', agrees: '正确',
    'false hit': '误报', 'missed hit': '漏报', 'broken contract': '违背约定', 'no answer': '无回答', wrong: '个出错', fails: '出错', wrongOnes: '至少 # 个算法出错', compare: '对照', nobody: '不对照', guess: '先猜哪里出错', guessNow: '你猜它在哪里出错？在画板上点那里；或者用按键移动图形，再按 Enter。', guessed: '猜对了：它在这里出错。', notGuessed: '它在这里是对的。地图显示它在哪里出错。', rightAll: '它在这里是对的，在这张地图里处处都对。', mapRight: '这张地图里没有错误。', drawnWider: '细线和单个的点画得比实际粗。', mapClean: '地图上没有错误', gapWrong: '它说碰撞，而两者相距 #。', depthWrong: '它说未碰撞，而两者重叠 #。', touchWrong: '两者相接时，它违背了约定。', notHeld: '无法精确表示此场景', undefined: '原程序在此属未定义行为',
    closed: '闭：相接算碰撞', open: '开：相接不算碰撞', 'half-open': '半开', unstated: '未说明相接时如何', group0: '你的函数', group1: '教程中的算法', group2: '已发布的程序库', group3: '推荐使用', group4: '故意写错的（对照）', how: '看它如何工作',
    idea: '思路', wrongAt: '错在', contract: '约定', from: '出处', nothingFound: '未发现', witnesses: '已知的失败，各附最小用例', logic: '逻辑', rounding: '舍入', range: '范围', unsteady: '时对时错',
    legendTitle: '如果图形上带圈的点在这里，算法会……', lMiss: '正确：未碰撞', lHit: '正确：碰撞', lTouching: '相接，符合约定', lFalse: '误报', lMissed: '漏报', lBroken: '违背约定', lNone: '无回答', lUnblamed: '退化或无效',
    noMap: '没有地图：所选算法无法精确表示此场景。', mapComes: '正在绘制地图。', numbersSeen: '每个交点是该类型的一个数：其间再无别的数。', noTouch: '从这里沿 x 或 y，没有该类型的数能恰好相接。', madeToFit: '已舍入',
    noTest: '没有这个算法', noTests: '这一对图形还没有内置算法', badView: '需要三个有限的数：x、y 和大于 0 的比例', badHash: '地址无法完整读取', back: '上一步', next: '下一步', challenge: '挑战', solvedIt: '完成。', notYet: '尚未完成。',
    startOver: '重新开始', close: '关闭', step: '步', originalSays: '原程序说', exactSays: '精确结果', ofTen: '个重叠或相接（共 10 个）', openIt: '在画板中打开', takenAs: '读作', cannotTake: '它读取参数的 #，而参数名没有说明是哪两个图形。请在上面选择图形，或写成只用数的函数。', triedLast: '这是上次试过的代码：之后又改动过。', orMoved: '移动的也可能是另一个：请在函数前说明，例如 // moves a out of b', orAs: '或读作', notTaken: '参数名没有说明各个数的含义：将按下面的顺序传入。', isForeign: '这是 #。', useTry: '本页只接受 JavaScript。把它保存成文件，graze 可以直接读取：', red: '错误看得见', amber: '只差毫厘，或只在极端处出错', green: '从未发现错误', untried: '没有试过', control: '故意写错', lesser: '只差毫厘、在极端处，或图形没有面积',
    upTo: '数字最大到', nearEnough: '多近就够了', anyNumbers: '不限', exactOnly: '不放宽：精确', declined: '没有问它', madeFrom: '由 graze 的版本 # 制作。', source: '由 graze 制作：算法是 C 代码，与被模糊测试的是同一批文件，编译为 WebAssembly',
  },
};

// The five documents, by what their authors call them.
export const DOCUMENTS = {
  D0: '《2D遊戲中的碰撞檢測：圓形與矩形碰撞檢測（Javascript&C++版）》', D1: '《矩形碰撞檢測 FireWheel火輪手槍（二）》', D2: '《圆形与矩形的碰撞检测》',
  D3: '《JS/HTML5游戏常用算法之碰撞检测 包围盒检测算法详解【矩形情况】》', D4: '《Java游戏中的碰撞检测之矩形碰撞》',
};

// The C code tells places in English, see place_words.c. A and B are the shapes, a and b a vertex of each.
const CHINESE_PLACES = {
  'vertex-vertex': 'a对b', 'vertex-side': 'a对B的边', 'side-vertex': 'A的边对b', 'parallel sides': '平行的边', crossing: '交叉',
  'vertex of first in second': 'a在B内', 'vertex of second in first': 'b在A内', 'vertices in each other': 'a在B内，b在A内',
  'first in second': 'A在B内', 'second in first': 'B在A内',
  inside: '内部', 'on side': '在边上', 'on corner': '在角上', side: '边的外侧', 'side-corner line': '边与角的交界线', corner: '角的外侧',
  concentric: '同心', aligned: '对齐', oblique: '斜向', before: '分离', meets: '相接', overlaps: '交错', starts: '靠一端在内',
  'started-by': '靠一端包含', during: '在内', contains: '包含', equal: '相等',
};

export function chinesePlace(place, shapes) {
  const words = place.split(' x ').map(part => CHINESE_PLACES[part] ?? part).join(' × ');
  return /^[^]*[\u4e00-\u9fff]/.test(words) ? words.replace(/[ABab]/g, letter => {
    const {word, vertices, round} = shapes['AaBb'.indexOf(letter) >> 1];
    return word + (vertices === 1 ? round ? '的中心' : '' : 'ab'.includes(letter) ? '的顶点' : round ? '的核心' : '');
  }) : words;
}
