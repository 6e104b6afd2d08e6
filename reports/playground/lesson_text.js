// The lessons, as a ladder from points to polygons. A step has a text and may set a scene; the last step of a lesson is a challenge: conditions that the page
// checks by asking the tests and the reference. `map`: the map is shown with that step, and at least so many per cent of it have each outcome, and hardly any
// another; `places`: and nowhere but there. A text that tells of the map has it, and the test of the lessons counts the points. `drag`: which way a hand is asked to go first.
// `mend`: code that the reader mends, with its form and its contract; `answer`: what is to be written for what.
// `answers`: by challenge, a case that solves it; none: it is solved by keys.
import { POINTS, LINES, POLYGONS } from './lesson_shapes.js';
import { MENDED, NUMBERS } from './lesson_numbers.js';

const outcome = (id, wanted) => ({id, wanted});
const wrong = id => ({id, outcomes: ['false hit', 'missed hit', 'broken contract']});

const DISC_BOX = 'disc box-xywh f64', BOXES = 'box-xywh box-xywh i32';

const FIRST = [
  {
    id: 'days', use: 'disc_meets_disc', title: {en: 'It looked right for 1001 days', zh: '看上去对了 1001 天'}, test: 'mdn_circles_js', form: 'disc disc f64', scene: '-130 -78 20 0 0 60',
    view: {x: 0, y: 0, scale: 0.5}, drag: [255, 153], answers: ['40 40 20 0 0 60', '40 40 60 0 0 60'],
    steps: [
      {en: 'This test stood on MDN, where web pages are explained, for 1001 days. Drag the small circle slowly across the large one, to the other side, and watch the line above the stage.',
        zh: '这个算法在讲解网页技术的 MDN 上放了 1001 天。把小圆慢慢拖过大圆，一直拖到另一侧，注意画板上方的那一行。', challenge: [wrong('mdn_circles_js')]},
      {en: 'It takes the upper left corner of the square about each circle for its centre. So the small one counts as if it were 40 further to the right and 40 further down. The map has a colour for every place of its centre: orange, it says hit and they are apart; striped blue, it says miss and they overlap.',
        zh: '它把每个圆的外接正方形的左上角当成圆心。于是小圆就像偏右 40、偏下 40。地图给小圆圆心的每个位置一种颜色：橙色，它说碰撞，其实分离；蓝色条纹，它说未碰撞，其实重叠。',
        map: {'false hit': 5, 'missed hit': 5}},
      {en: 'Circles of one size hide the mistake: both are off by as much. Pull the handle of the small one, or type its r, until nothing in the map is wrong.', zh: '一样大的圆会掩盖这个错误：两边偏得一样多。拖小圆的手柄，或直接输入它的 r，直到地图上没有错误。',
        map: {'false hit': 5, 'missed hit': 5}, challenge: [{clean: true}]},
      {en: 'Mend it as MDN did in the end: x and y are corners there, and the centre lies a radius further, to the right and down.', zh: '像 MDN 最后那样修好它：那里的 x 和 y 是左上角，圆心还要向右、向下各移一个半径。', challenge: MENDED,
        mend: {form: 'disc disc f64', contract: 'open', code: `function hit(cx1, cy1, r1, cx2, cy2, r2) {
  // The corners of the squares about the circles: that is what the page stores.
  const x1 = cx1 - r1, y1 = cy1 - r1;
  const x2 = cx2 - r2, y2 = cy2 - r2;
  const dx = x1 - x2;
  const dy = y1 - y2;
  return Math.sqrt(dx * dx + dy * dy) < r1 + r2;
}`,
          answer: [['x1 - x2', '(x1 + r1) - (x2 + r2)'], ['y1 - y2', '(y1 + r1) - (y2 + r2)']]}},
    ],
  },
  {
    id: 'sides', use: 'disc_meets_box', title: {en: 'Checking the four sides is not enough', zh: '只看四边不够'}, test: 'side_guess_py', form: DISC_BOX, scene: '-70 40 40 0 0 120 80', guess: true, answers: ['-35 -35 40 0 0 120 80'],
    steps: [
      {en: 'Does the disc hit the box? A first idea: measure from the centre to each side, and say hit when all four are near enough. Drag the disc about and watch the answer over the stage. Where will it fail? Guess first: the button is under the stage.',
        zh: '圆碰到矩形了吗？第一个想法：量圆心到四条边的距离，都够近就算碰撞。拖动圆，看画板上方的回答。它会在哪里出错？先猜：按钮在画板下面。'},
      {en: 'The colours are the answers for every place at which the centre could be. White and grey are right. In the orange corners the test says hit, and the shapes are apart: the dashed box it thinks of has square corners.',
        zh: '颜色是圆心在每个位置时的回答。白色和灰色正确。橙色的四角里算法说碰撞，图形其实分离：它想象的虚线框是直角的。', map: {'false hit': 2, places: {'false hit': ['corner']}}},
      {en: 'Put the disc where side_guess_py is wrong.', zh: '把圆放到 side_guess_py 出错的地方。', challenge: [outcome('side_guess_py', 'false hit')]},
      {en: 'Mend it: beyond a corner, the distance to the corner counts. How far is the centre from the box along x, and along y? Run it until no case is wrong.', zh: '修好它：越过角之后，要看到角的距离。圆心沿 x、沿 y 各离矩形多远？运行，直到没有错误的用例。', challenge: MENDED,
        mend: {form: 'disc box-xywh f64', contract: 'closed', code: `function hit(cx, cy, r, x, y, w, h) {
  return cx >= x - r && cx <= x + w + r
      && cy >= y - r && cy <= y + h + r;
}`,
          answer: [['return cx >= x - r && cx <= x + w + r', 'const dx = Math.max(x - cx, 0, cx - x - w);\n  const dy = Math.max(y - cy, 0, cy - y - h);\n  return Math.hypot(dx, dy) <= r;'],
            ['\n      && cy >= y - r && cy <= y + h + r;', '']]}},
    ],
  },
  {
    id: 'nearest', use: 'disc_meets_box', title: {en: 'The nearest point', zh: '最近点'}, test: 'clamp_py', form: DISC_BOX, scene: '-60 30 40 0 0 120 80', answers: ['-20 -20 40 0 0 120 80'],
    steps: [
      {en: 'Ask for the nearest point of the box instead. Clamp the centre into the box, x and y separately. That point is marked.', zh: '改问矩形上离圆心最近的点：把圆心的 x、y 分别限制到（钳制）矩形的范围里。这个点已标出。'},
      {en: 'Drag the disc round a corner. Beside a side the point slides along; beyond a corner it stays on the corner. Hit when it is nearer than the radius.', zh: '让圆绕过一个角。在边的一侧，最近点沿边滑动；越过角后，它停在角上。距离不到半径就算碰撞。'},
      {en: 'Make the nearest point a corner, with the shapes overlapping, and clamp_py right about it.', zh: '让最近点是一个角，图形重叠，而且 clamp_py 答对。',
        challenge: [{relation: 'overlapping'}, {place: 'corner'}, outcome('clamp_py', 'agrees')]},
      {en: 'Mend it: this copy clamps to w and to h. Those are sizes, not sides.', zh: '修好它：这一份代码把圆心限制到 w 和 h。那是大小，不是边的位置。', challenge: MENDED,
        mend: {form: 'disc box-xywh f64', contract: 'closed', code: `function hit(cx, cy, r, x, y, w, h) {
  const nearX = Math.max(x, Math.min(cx, w));
  const nearY = Math.max(y, Math.min(cy, h));
  return Math.hypot(cx - nearX, cy - nearY) <= r;
}`,
          answer: [['Math.min(cx, w)', 'Math.min(cx, x + w)'],
            ['Math.min(cy, h)', 'Math.min(cy, y + h)']]}},
    ],
  },
  {
    id: 'grow', use: 'disc_meets_box', title: {en: 'Grow the box', zh: '扩大矩形'}, test: 'expanded_cs', form: DISC_BOX, scene: '60 -70 40 0 0 120 80', answers: ['-35 -35 40 0 0 120 80'],
    steps: [
      {en: 'Another way to see it: push every side of the box out by the radius and ask whether the centre is inside. The disc has become a point.', zh: '换个看法：把矩形每条边向外推一个半径，再问圆心是否在里面。圆就变成了点。'},
      {en: 'At the corners the grown shape must be round, so expanded_cs asks there whether the corner is in the disc. Compare it with side_guess_py, which forgets.', zh: '四角处扩大的形状应是圆的，所以 expanded_cs 在那里改问角点是否在圆内。与忘了这一步的 side_guess_py 比一比。'},
      {en: 'Find a place in the grown box that side_guess_py takes for a hit and expanded_cs does not. It works in whole numbers.', zh: '在扩大的矩形里找一处：side_guess_py 误报，而 expanded_cs 答对。它只用整数。',
        challenge: [outcome('side_guess_py', 'false hit'), outcome('expanded_cs', 'agrees')]},
      {en: 'Mend it: the grown box is two boxes, and a disc at each corner. The code has the boxes.', zh: '修好它：扩大的形状是两个矩形，再加每个角上一个圆。代码里只有矩形。', challenge: MENDED,
        mend: {form: 'disc box-xywh f64', contract: 'closed', code: `function hit(cx, cy, r, x, y, w, h) {
  const wider = cx >= x - r && cx <= x + w + r && cy >= y && cy <= y + h;
  const higher = cx >= x && cx <= x + w && cy >= y - r && cy <= y + h + r;
  return wider || higher;
}`,
          answer: [['return wider || higher', `const corner = (px, py) => Math.hypot(cx - px, cy - py) <= r;
  return wider || higher || corner(x, y) || corner(x + w, y) || corner(x, y + h) || corner(x + w, y + h)`]]}},
    ],
  },
  {
    id: 'quadrants', use: 'disc_meets_box', title: {en: 'Quadrants', zh: '象限'}, test: 'quadrant_js', form: DISC_BOX, scene: '-60 40 50 0 0 120 80', answers: ['-35 -35 40 0 0 120 80'],
    steps: [
      {en: 'Put the origin at the centre of the disc. If the whole box lies in one quadrant, its nearest point is a corner: try the four corners.', zh: '以圆心为原点。如果矩形全在一个象限内，最近点就是角：检查四个角。'},
      {en: 'Otherwise the box crosses an axis, and the disc may be exchanged for its bounding square. Drag the disc past the height of the box and see the two cases change.', zh: '否则矩形跨过坐标轴，圆可以换成它的外接正方形。把圆拖过矩形的上下边，看两种情况切换。'},
      {en: 'Use the square everywhere and it goes wrong. Find where: square_for_circle_js wrong, quadrant_js right.', zh: '处处都用正方形就会错。找出来：square_for_circle_js 错，而 quadrant_js 对。',
        challenge: [outcome('square_for_circle_js', 'false hit'), outcome('quadrant_js', 'agrees')]},
      {en: 'Mend it: where the whole box lies in one quadrant, ask for its nearest corner instead of the square.', zh: '修好它：整个矩形在一个象限里时，不要用正方形，改问离圆心最近的角。', challenge: MENDED,
        mend: {form: 'disc box-xywh f64', contract: 'closed', code: `function hit(cx, cy, r, x, y, w, h) {
  const left = x - cx, right = x + w - cx;
  const top = y - cy, bottom = y + h - cy;
  return left <= r && right >= -r && top <= r && bottom >= -r;
}`,
          answer: [['return left', `if ((left > 0 || right < 0) && (top > 0 || bottom < 0))
    return Math.hypot(left > 0 ? left : right, top > 0 ? top : bottom) <= r;
  return left`]]}},
    ],
  },
  {
    id: 'cross', use: 'box_meets_box', title: {en: 'Four corners miss the cross', zh: '四个角看不见十字'}, test: 'corner_java', form: BOXES, scene: '0 40 120 40 150 0 40 120', guess: true, answers: ['100 40 120 40 150 0 40 120'],
    steps: [
      {en: 'Two boxes. The test asks whether any corner of B lies in A. It looks complete. Where will it fail? Guess first: the button is under the stage.', zh: '两个矩形。算法问：B 的任何一个角是否在 A 里面？看起来很完整。它会在哪里出错？先猜：按钮在画板下面。'},
      {en: 'The dots are the corners it asks about. Two boxes can overlap with no corner of one in the other. The map shows where, in striped blue.', zh: '圆点就是它检查的角。两个矩形可以重叠，却没有一个角在对方里面。地图上的蓝色条纹就是这样的位置。', map: {'missed hit': 2}},
      {en: 'Place A so that corner_java misses a true overlap.', zh: '移动 A，让 corner_java 漏报一次真正的重叠。', challenge: [outcome('corner_java', 'missed hit')]},
      {en: 'Mend it. Do not ask for corners: two boxes meet when they do so along x and along y.', zh: '修好它。不要问角：两个矩形沿 x 和沿 y 都相接，才相遇。', challenge: MENDED,
        mend: {form: 'box-xywh box-xywh f64', contract: 'closed', code: `function hit(ax, ay, aw, ah, bx, by, bw, bh) {
  const has = (x, y) => x >= ax && x <= ax + aw
                     && y >= ay && y <= ay + ah;
  return has(bx, by) || has(bx + bw, by)
      || has(bx, by + bh) || has(bx + bw, by + bh);
}`,
          answer: [['return has(bx, by) || has(bx + bw, by)', 'return ax <= bx + bw && bx <= ax + aw'], ['|| has(bx, by + bh) || has(bx + bw, by + bh)', '&& ay <= by + bh && by <= ay + ah'],
            ['const has = (x, y) => x >= ax && x <= ax + aw\n                     && y >= ay && y <= ay + ah;\n  ', '']]}},
    ],
  },
  {
    id: 'closed', use: 'box_meets_box', title: {en: 'Closed or open?', zh: '闭还是开？'}, test: 'sides_java', form: BOXES, scene: '0 0 100 80 130 20 60 80', answers: ['30 0 100 80 130 20 60 80', '130 20 60 80 30 0 100 80'],
    steps: [
      {en: 'Do boxes that share an edge hit? That is a choice, not a fact: closed says hit, open says miss, half-open depends on the side. What matters is to make a promise, and to keep it.', zh: '共用一条边算碰撞吗？这不是事实，而是约定：闭说是，开说否，半开看是哪一边。要紧的是先约定，再守约。'},
      {en: 'One article gives corner_java, which is half-open, and sides_java, which is closed, as two ways to do the same.', zh: '同一篇文章给出半开的 corner_java 和闭的 sides_java，当成同一件事的两种做法。'},
      {en: 'Make the boxes touch exactly (the button helps) so that corner_java says miss and sides_java says hit.', zh: '让两个矩形恰好相接（可用按钮），使 corner_java 说未碰撞，sides_java 说碰撞。',
        challenge: [{relation: 'touching'}, {id: 'corner_java', answer: 'miss'}, {id: 'sides_java', answer: 'hit'}]},
      {en: 'Now the other side: let them touch exactly again, so that corner_java says hit. Half-open means that left and top count, right and bottom do not.', zh: '再试另一边：让它们再次恰好相接，而 corner_java 说碰撞。半开就是左边和上边算，右边和下边不算。',
        challenge: [{relation: 'touching'}, {id: 'corner_java', answer: 'hit'}]},
      {en: 'Mend it: it is promised that boxes hit that share an edge or a corner.', zh: '修好它：约定是共用一条边或一个角也算碰撞。', challenge: MENDED,
        mend: {form: 'box-xywh box-xywh i32', contract: 'closed', within: {most: 4000}, code: `function hit(ax, ay, aw, ah, bx, by, bw, bh) {
  return ax <= bx + bw && bx < ax + aw
      && ay <= by + bh && by < ay + ah;
}`,
          answer: [['bx < ax + aw', 'bx <= ax + aw'],
            ['by < ay + ah', 'by <= ay + ah']]}},
    ],
  },
  {
    id: 'wrap', use: 'box_meets_box', title: {en: 'Whole numbers wrap', zh: '整数会回绕'}, test: 'sides_java', form: BOXES, scene: '900000000 0 900000000 500000000 1600000000 100000000 200000000 200000000', answers: ['900000000 0 1500000000 500000000 1600000000 100000000 200000000 200000000'],
    steps: [
      {en: 'An int ends at 2147483647. Add one more and it is −2147483648. The right side x + w is a sum.', zh: 'int 到 2147483647 为止，再加一就变成 −2147483648。而右边 x + w 是一个和。'},
      {en: 'Press Whole range, then widen A by its right handle. The dashed lines are A’s sides as the code has them: past the end, one_right jumps to the far left, and a box that covers B seems to lie beyond it.', zh: '按“整个范围”，再拖右边的手柄把 A 拉宽。虚线是代码算出的 A 的边：一旦越过尽头，one_right 就跳到最左边，明明盖住 B 的矩形好像在它之外。'},
      {en: 'Make sides_java miss an overlap by wrapping.', zh: '利用回绕，让 sides_java 漏报一次重叠。', challenge: [outcome('sides_java', 'missed hit')]},
      {en: 'Mend it. In JavaScript | 0 makes a number an int, and wraps it. Where is the sum not needed as an int?', zh: '修好它。JavaScript 里 | 0 把数变成 int，并且回绕。哪里的和不必是 int？', challenge: MENDED,
        mend: {form: 'box-xywh box-xywh i32', contract: 'closed', within: {}, code: `function hit(ax, ay, aw, ah, bx, by, bw, bh) {
  const right = (x, w) => (x + w) | 0;
  const below = (y, h) => (y + h) | 0;
  return ax <= right(bx, bw) && bx <= right(ax, aw)
      && ay <= below(by, bh) && by <= below(ay, ah);
}`,
          answer: [['(x + w) | 0', 'x + w'], ['(y + h) | 0', 'y + h']]}},
    ],
  },
  {
    id: 'decimals', use: 'disc_meets_box', title: {en: 'Decimals round', zh: '小数会舍入'}, test: 'clamp_py', form: DISC_BOX, scene: '0.09999999999999987 0.5 0.4 0.5 0.1 0.3 0.4', gap: true,
    steps: [
      {en: 'There is no 0.1 in binary. Each crossing of the fine grid is a number that a double can be; between two of them there is nothing.', zh: '二进制里没有 0.1。细网格的每个交点是 double 能表示的一个数，两点之间什么也没有。'},
      {en: 'On this scale a true edge falls between the crossings, and each step of a computation is pushed to one of them. Move the disc with Alt and an arrow key: one number at a time.', zh: '在这个尺度上，真正的边落在交点之间，而每一步计算都被推到某个交点上。用 Alt 加方向键移动圆：一次一个数。'},
      {en: 'Find a place where clamp_py misses a hit, or says hit when there is none. Press Alt and → a few times.', zh: '找到 clamp_py 漏报或误报的位置。按几次 Alt 加 → 就够了。', challenge: [{id: 'clamp_py', outcomes: ['false hit', 'missed hit']}]},
      {en: 'Mend it. These numbers are whole: tenths. The code makes decimals of them first; does it have to?', zh: '修好它。这些数是整数，单位是十分之一。代码先把它们变成小数；有必要吗？', challenge: MENDED,
        mend: {form: 'disc box-xywh i32', contract: 'closed', within: {most: 4000}, code: `function hit(...tenths) {
  const [cx, cy, r, x, y, w, h] = tenths.map(n => n / 10);
  const dx = Math.max(x - cx, 0, cx - x - w);
  const dy = Math.max(y - cy, 0, cy - y - h);
  return dx * dx + dy * dy <= r * r;
}`,
          answer: [['tenths.map(n => n / 10)', 'tenths']]}},
    ],
  },
  {
    id: 'use', use: 'disc_meets_box', title: {en: 'What to use', zh: '该用什么'}, test: 'house_disc_box_f64_closed', form: DISC_BOX, scene: '-50 40 40 0 0 120 80', answers: ['-35 -35 40 0 0 120 80'],
    steps: [
      {en: 'For boxes, keep left, top, right, bottom and only compare: ltrb_java cannot be wrong. For discs, clamp and compare squares, and when it is near, compute exactly.', zh: '矩形就存左、上、右、下，只做比较：ltrb_java 不会错。圆就用钳制求最近点，再比较平方；很近时改用精确计算。'},
      {en: 'The tests under “What to use instead” do so. Choose one, zoom in as far as you like: its map has no orange and no blue.', zh: '“推荐使用”一栏就是这样做的。选一个，尽管放大：它的地图没有橙色，也没有蓝色。', map: {}},
      {en: 'Find a scene in which at least two tests of the tutorials are wrong. The house test is right there too.', zh: '找一个场景：教程中至少两个算法出错，而推荐的算法依然正确。', challenge: [{wrongOnes: 2}, outcome('house_disc_box_f64_closed', 'agrees')]},
      {en: 'And now one of your own: clamp the centre into the box, and compare.', zh: '现在自己写一个：把圆心限制到矩形里，再比较。', challenge: MENDED,
        mend: {form: 'disc box-xywh f64', contract: 'closed', code: `function hit(cx, cy, r, x, y, w, h) {
  return false;
}`,
          answer: [['return false;', `const dx = cx - Math.min(Math.max(cx, x), x + w);
  const dy = cy - Math.min(Math.max(cy, y), y + h);
  return dx * dx + dy * dy <= r * r;`]]}},
    ],
  },
];

const ALL = [...FIRST, ...POINTS, ...LINES, ...POLYGONS, ...NUMBERS];
// Which lessons go together, in their order: how many minutes they take, and what is learned.
export const TRACKS = [
  {title: {en: 'Circles and boxes', zh: '圆与矩形'}, minutes: 60, lessons: ['days', 'point', 'edge', 'sides', 'nearest', 'grow', 'quadrants', 'cross', 'closed'],
    goal: {en: 'to test circles and boxes by the nearest point and by spans; to say what holds where they only touch; to know four ways that look right and are not.',
      zh: '会用最近点和区间检测圆与矩形；会说明恰好相接时算什么；认识四种看起来对、其实会错的做法。'}},
  {title: {en: 'Segments and polygons', zh: '线段与多边形'}, minutes: 120, lessons: ['parallel', 'line-for-segment', 'inside', 'slab', 'capsule', 'winding', 'level', 'within', 'axes'],
    goal: {en: 'to keep a segment apart from its line; to count what lies within; to treat level, parallel and equal as cases of their own; to separate by axes.',
      zh: '会区分线段与它所在的直线；不漏掉在里面的图形；把同高、平行、相等当成单独的情形；会用分离轴。'}},
  {title: {en: 'Numbers of a machine', zh: '机器里的数'}, minutes: 45, lessons: ['wrap', 'decimals', 'on-line', 'areas'],
    goal: {en: 'to know where whole numbers wrap and fractions round; to choose tests that do not ask rounded numbers to be equal.', zh: '知道整数在哪里回绕、小数在哪里舍入；会选不要求舍入后的数相等的算法。'}},
  {title: {en: 'Pushes, rays and sweeps', zh: '推动、射线与扫掠'}, minutes: 60, lessons: ['push-out', 'ray-box', 'ray-disc', 'sweep'],
    goal: {en: 'to push one shape out of another the shortest way; to find when a moving shape first meets another.', zh: '会沿最短的路把一个图形推出另一个；会求移动的图形何时最先遇到另一个。'}},
  {title: {en: 'And from now on', zh: '从今以后'}, minutes: 10, lessons: ['use'], goal: {en: 'to know what to use.', zh: '知道该用什么。'}},
];
export const LESSONS = TRACKS.flatMap(track => track.lessons.map(id => ALL.find(lesson => lesson.id === id)));
