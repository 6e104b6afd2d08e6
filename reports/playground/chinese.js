// What the C code and the records say in English, in Chinese. Whole sentences stand in chinese/*.tsv; those that hold numbers or
// names are put together here, by their forms. What has no Chinese yet stays English, and is marked as such.
import { html } from './view.js';

const KINDS = {point: '点', disc: '圆', circle: '圆', box: '矩形', square: '正方形', 'box of pixels': '像素矩形', segment: '线段', capsule: '胶囊形', ellipse: '椭圆', rounded: '圆角矩形', 'rounded box': '圆角矩形', triangle: '三角形', quad: '四边形', polygon: '多边形'};
const SIDES = {left: '左', top: '上', right: '右', bottom: '下'};
const SAYS = {hit: '碰撞', miss: '未碰撞', 'no answer': '无回答'};
const SHARES = {' of the sum of their radii': '半径之和的', ' of the radius': '半径的', ' of their longest side': '最长边的', ' of the coordinates there': '该处坐标的', ' of the greatest number': '最大的数的'};
const CONTRACTS = {closed: '闭', open: '开', 'half-open': '半开', interior: '内部', unstated: '未说明'};
const kind = name => KINDS[name.replace(/e?s$/, '')] ?? KINDS[name.replace(/s$/, '')] ?? name;
// The numbers of a list: "1, 2 and 3, 4" in brackets.
const spots = text => text.split(' and ').map(spot => `(${spot})`).join('、');

// What is inside of a ring that crosses itself, or of several.
const RULES = {' by the even-odd rule': '（奇偶规则）', ' by the nonzero rule': '（非零规则）', ' with holes': '（有洞）'};
// "at 0, 0 of radius 1" and the like.
const PLACED = [
  [/^ at (\S+), (\S+) of radius (\S+)$/, '，圆心 ($1, $2)，半径 $3'], [/^ at (\S+), (\S+) of size (\S+) by (\S+)$/, '，左上角 ($1, $2)，宽 $3 高 $4'], [/^ at (\S+), (\S+) of size (\S+) by (\S+), corners of radius (\S+)$/, '，左上角 ($1, $2)，宽 $3 高 $4，圆角半径 $5'], [/^ about (\S+, \S+) with a core of half sizes (\S+) and (\S+), grown by (\S+)$/, '，中心 ($1)，核心半宽 $2 半高 $3，外扩 $4'],
  [/^ at (\S+), (\S+) of side (\S+)$/, '，左上角 ($1, $2)，边长 $3'],
  [/^ from (\S+, \S+) to (\S+, \S+) of radius (\S+)$/, '，从 ($1) 到 ($2)，半径 $3'], [/^ from (\S+, \S+) to (\S+, \S+)$/, '，从 ($1) 到 ($2)'],
  [/^ at (\S+, \S+) of radii (\S+) and (\S+)$/, '，圆心 ($1)，半径横 $2 纵 $3'], [/^ about (\S+, \S+) of half sizes (\S+) and (\S+)$/, '，中心 ($1)，半宽 $2 半高 $3'], [/^ with corners (.*)$/, (_, all) => `，顶点 ${spots(all)}`], [/^( .*?)? of (\d+) corners (.*)$/, (_, rule, count, all) => `${RULES[rule] ?? ''}，${count} 个顶点 ${spots(all)}`], [/^ at (\S+, \S+)$/, ' ($1)'],
];
const shape = (name, numbers) => kind(name) + placed(numbers);
const placed = numbers => PLACED.reduce((text, [form, to]) => text ?? (form.test(numbers) ? numbers.replace(form, to) : null), null) ?? numbers;
const PLACES = {'in a notch': '在凹口里', inside: '在里面', 'level with a corner': '与一个角同高', 'on an edge': '在边上', 'on a corner': '在角上', 'along edges': '沿着边', 'inside at an edge': '在里面到边为止', crossing: '边交叉', around: '把它围在里面'};
const MET = [[/^are (at least )?(\S+) apart$/, (_, least, by) => `${least ? '至少' : ''}相距 ${by}`], [/^overlap by (at least )?(\S+)$/, (_, least, by) => `${least ? '至少' : ''}重叠 ${by}`], [/^touch, exactly$/, '恰好相接'], [/^are apart$/, '分离'], [/^overlap$/, '重叠'], [/^meet, and one is flat$/, '相接，其中一个没有面积'], [/^are no shapes$/, '不成图形']];

// The clauses of what wrong answers share: $ is a shape; what stands in brackets counts with the shapes.
const PARTS = {'left of': '左侧', 'right of': '右侧', above: '上方', below: '下方', 'left end': '左端', 'right end': '右端', top: '上边', bottom: '下边', middle: '中心', upper: '上', lower: '下', first: '第一个', second: '第二个', three: '三', four: '四', left: '左', right: '右', x: 'x', y: 'y', up: '上', down: '下', level: '水平', upright: '竖直'};
const part = text => PARTS[text] ?? text.replace(/^the (first |second )?(.*)$/, (_, which, name) => (PARTS[which?.trim()] ?? '') + kind(name));
const CLAUSES = `no (?:corner|end|corner or end) of either lies in the other => 两者都没有顶点或端点在对方里面
an? (?:corner|end|corner or end) of one lies in the other => 有一方的顶点或端点在对方里面
they meet before the end of the way => 两者在路程结束前相遇
they do not meet before the end of the way => 两者在路程结束前不相遇
$ does not move => $1不动
$ moves => $1在移动
$ moves to the left or up => $1向左或向上移动
along an axis along which they do not meet $ does not move => 沿两者不相遇的某一轴，$1不移动
$ moves along each axis along which they do not meet => 沿两者不相遇的每一轴，$1都移动
$ moves neither to the left nor up => $1既不向左也不向上移动
$ moves to the (left|right) => $1向$2移动
$ does not move to the (left|right) => $1不向$2移动
$ moves (up|down) => $1向$2移动
$ does not move (up|down) => $1不向$2移动
its way is (level|upright) => 路程是$1的
its way is not (level|upright) => 路程不是$1的
the centre of $ lies beyond a side of $ => $1的中心正对$2的一条边，在它外面
the centre of $ does not lie beyond a side of $ => $1的中心不在$2的边外
the centre of $ lies beyond a corner of $ => $1的中心在$2的角外
the centre of $ does not lie beyond a corner of $ => $1的中心不在$2的角外
the centre of $ lies beyond an end of $ => $1的中心在$2的端点之外
the centre of $ does not lie beyond an end of $ => $1的中心不在$2的端点之外
$ lies beyond an end of $ => $1在$2的端点之外
$ does not lie beyond an end of $ => $1不在$2的端点之外
the centre of $ lies beyond the (first|second) end of $ => $1的中心在$3的$2端点之外
the centre of $ does not lie beyond the (first|second) end of $ => $1的中心不在$3的$2端点之外
$ lies beyond the (first|second) end of $ => $1在$3的$2端点之外
$ does not lie beyond the (first|second) end of $ => $1不在$3的$2端点之外
$ is nearest at (?:an end|a corner) => $1离对方最近处是它的顶点或端点
$ is not nearest at (?:an end|a corner) => $1离对方最近处不是它的顶点或端点
they are equal => 两者完全相同
they are not equal => 两者不相同
$ holds all of $ => $1包含整个$2
$ does not hold all of $ => $1不包含整个$2
an? (?:corner|end) of $ lies in $ => $1有顶点或端点在$2里
no (?:corner|end) of $ lies in $ => $1没有顶点或端点在$2里
every (?:corner|end) of $ lies in $ => $1的顶点或端点都在$2里
not every (?:corner|end) of $ lies in $ => $1的顶点或端点不都在$2里
the centre of $ lies in $ => $1的中心在$2里
the centre of $ lies outside of $ => $1的中心在$2外
the centre of $ lies between the left and right sides of $ => $1的中心在$2的左右两边之间
the centre of $ lies left or right of $ => $1的中心在$2的左侧或右侧
the centre of $ lies between the top and bottom of $ => $1的中心在$2的上下两边之间
the centre of $ lies above or below $ => $1的中心在$2的上方或下方
$ lies strictly inside $ => $1严格在$2内部
$ does not lie strictly inside $ => $1不是严格在$2内部
one of them holds the other => 一方包含另一方
neither holds the other => 谁也不包含谁
one of them lies strictly inside the other => 一方严格在另一方内部
neither lies strictly inside the other => 谁也不严格在对方内部
they lie on one centre => 两者的中心相同
their centres differ => 两者的中心不同
the boxes about them meet => 两者的外接矩形相遇
the boxes about them do not meet => 两者的外接矩形不相遇
they meet along one axis, not along the other => 两者只在一个轴上相遇
they meet along both axes or along none => 两者在两个轴上都相遇，或都不相遇
they meet along (x|y) => 两者在 $1 轴上相遇
they do not meet along (x|y) => 两者在 $1 轴上不相遇
$ lies (left of|right of|above|below) $ => $1在$3的$2
$ does not lie (left of|right of|above|below) $ => $1不在$3的$2
the (left end|right end|top|bottom|middle) of $ is (left of|right of|above|below) that of $ => $2的$1在$4的$1的$3
the (left end|right end|top|bottom|middle) of $ is not (left of|right of|above|below) that of $ => $2的$1不在$4的$1的$3
the (left end|right end|top|bottom|middle) of $ is (left of|right of|above|below) $ => $2的$1在$4的$3
the (left end|right end|top|bottom|middle) of $ is not (left of|right of|above|below) $ => $2的$1不在$4的$3
$ is (left of|right of|above|below) the (left end|right end|top|bottom|middle) of $ => $1在$4的$3的$2
$ is not (left of|right of|above|below) the (left end|right end|top|bottom|middle) of $ => $1不在$4的$3的$2
they are of one size => 两者大小相同
they are of two sizes => 两者大小不同
$ is wider than high => $1的宽大于高
$ is not wider than high => $1的宽不大于高
$ is higher than wide => $1的高大于宽
$ is not higher than wide => $1的高不大于宽
$ is wider than $ => $1比$2宽
$ is not wider than $ => $1不比$2宽
$ is higher than $ => $1比$2高
$ is not higher than $ => $1不比$2高
$ runs from right to left => $1从右向左
$ does not run from right to left => $1不是从右向左
$ runs from the bottom to the top => $1从下向上
$ does not run from the bottom to the top => $1不是从下向上
$ is upright => $1竖直
$ is not upright => $1不竖直
$ is level => $1水平
$ is not level => $1不水平
the corners of $ go clockwise, y upward => $1的顶点按顺时针排列（y 轴向上）
the corners of $ go counter-clockwise, y upward => $1的顶点按逆时针排列（y 轴向上）
$ is convex => $1是凸的
$ is not convex => $1不是凸的
$ has three corners => $1有三个顶点
$ has at most four corners => $1至多有四个顶点
$ has more than (three|four) corners => $1有多于$2个顶点
$ meets the hull of $ => $1与$2的凸包相遇
$ does not meet the hull of $ => $1不与$2的凸包相遇
a side of $ meets $ => $1有一条边与$2相遇
no side of $ meets $ => $1没有边与$2相遇
$ lies in a hole of $ => $1在$2的洞里
$ lies in no hole of $ => $1不在$2的洞里
a corner of $ lies straight (right of|left of|above|below) $ => $1有顶点在$3的正$2
no corner of $ lies straight (right of|left of|above|below) $ => $1没有顶点在$3的正$2
the side of $ from its last corner to its first lies (right of|left of|above|below) $ => $1从最后一个顶点到第一个顶点的边在$3的$2
the side of $ from its last corner to its first does not lie (right of|left of|above|below) $ => $1从最后一个顶点到第一个顶点的边不在$3的$2
the side of $ from its last corner but one to its last lies (right of|left of) $ => $1从倒数第二个顶点到最后一个顶点的边在$3的$2
the side of $ from its last corner but one to its last does not lie (right of|left of) $ => $1从倒数第二个顶点到最后一个顶点的边不在$3的$2
the side of $ from its first corner to its second lies (right of|left of) $ => $1从第一个顶点到第二个顶点的边在$3的$2
the side of $ from its first corner to its second does not lie (right of|left of) $ => $1从第一个顶点到第二个顶点的边不在$3的$2
an upright side of $ lies (right of|left of) $ => $1有竖直的边在$3的$2
no upright side of $ lies (right of|left of) $ => $1没有竖直的边在$3的$2
$ lies on the line of a side of $ => $1在$2的一条边所在的直线上
$ lies on the line of no side of $ => $1不在$2的任何一条边所在的直线上
$ lies on the line of the first side of $ => $1在$2的第一条边所在的直线上
$ does not lie on the line of the first side of $ => $1不在$2的第一条边所在的直线上
$ lies in the upright box about a side of $ => $1在$2某条边的外接矩形里
$ lies in the upright box about no side of $ => $1不在$2任何一条边的外接矩形里
the outline of $ is nearest to the centre of $ at a corner => $1的轮廓离$2的中心最近处是一个顶点
the outline of $ is not nearest to the centre of $ at a corner => $1的轮廓离$2的中心最近处不是顶点
the outline of $ is nearest to $ at a corner => $1的轮廓离$2最近处是一个顶点
the outline of $ is not nearest to $ at a corner => $1的轮廓离$2最近处不是顶点
a corner of $ lies on its way => $1有顶点在路程上
no corner of $ lies on its way => $1没有顶点在路程上
its way, drawn backward, meets $ => 路程反向延长后与$1相遇
its way, drawn backward, does not meet $ => 路程反向延长后不与$1相遇
its way, drawn on, meets $ => 路程向前延长后与$1相遇
its way, drawn on, does not meet $ => 路程向前延长后不与$1相遇
they lie on one line => 两者在同一直线上
they lie on two lines => 两者不在同一直线上
the line of $ meets $ => $1所在的直线与$2相遇
the line of $ does not meet $ => $1所在的直线不与$2相遇
along an axis one of them lies within the other => 在某个轴上一方的范围在另一方之内
along no axis one of them lies within the other => 在两个轴上谁的范围也不在另一方之内
along (x|y) one of them lies within the other => 在 $1 轴上一方的范围在另一方之内
along (x|y) neither lies within the other => 在 $1 轴上谁的范围也不在另一方之内
the box about all that $ passes over meets $ => $1扫过之处的外接矩形与$2相遇
the box about all that $ passes over does not meet $ => $1扫过之处的外接矩形不与$2相遇
one is upright, one level => 一方竖直，另一方水平
they are not one upright, one level => 并非一方竖直、另一方水平
they are parallel => 两者平行
they are not parallel => 两者不平行
two of their sides are parallel => 两者有边平行
no two of their sides are parallel => 两者没有边平行
they have the same numbers => 两者的数完全相同
they do not have the same numbers => 两者的数不完全相同
they share a side => 两者共有一条边
they share no side => 两者没有公共边
they begin at one place => 两者的起点相同
they begin at two places => 两者的起点不同
they end at one place => 两者的终点相同
they end at two places => 两者的终点不同
$ ends where $ begins => $1的终点是$2的起点
$ does not end where $ begins => $1的终点不是$2的起点
they share a corner => 两者有公共顶点
they share no corner => 两者没有公共顶点
corners of both are level => 两者有顶点在同一高度
no corners of both are level => 两者没有顶点在同一高度
a corner of one is straight above one of the other => 两者有顶点上下对齐
no corner of one is straight above one of the other => 两者没有顶点上下对齐
their (left|top|right|bottom) sides are on one line => 两者的$1边在同一直线上
their (left|top|right|bottom) sides are not on one line => 两者的$1边不在同一直线上
their centres are level => 两者的中心在同一高度
their centres are not level => 两者的中心不在同一高度
their centres are straight above each other => 两者的中心上下对齐
their centres are not straight above each other => 两者的中心不上下对齐
a coordinate is negative => 有坐标是负数
no coordinate is negative => 没有坐标是负数
a coordinate of $ is negative => $1有坐标是负数
no coordinate of $ is negative => $1没有坐标是负数
the (left end|top|x|y) of $ is negative => $2的$1是负数
the (left end|top|x|y) of $ is not negative => $2的$1不是负数
a line along a side of $ parts them => 沿$1的一条边的直线把两者分开
no line along a side of $ parts them => 没有沿$1的边的直线把两者分开
their axes cross => 两者的轴线相交
their axes do not cross => 两者的轴线不相交
they have less in common along (x|y) than along (x|y) => 两者在 $1 轴上的重合比在 $2 轴上少
they have no less in common along (x|y) than along (x|y) => 两者在 $1 轴上的重合不比在 $2 轴上少
the (upper|lower) (left|right) corner of $ lies in $ => $3的$2$1角在$4里
the (upper|lower) (left|right) corner of $ lies outside of $ => $3的$2$1角在$4外
the (first|second) end of $ lies (?:in|on) $ => $2的$1端点在$3上
the (first|second) end of $ does not lie (?:in|on) $ => $2的$1端点不在$3上`.split('\n').map(line => line.split(' => '))
  .map(([english, chinese]) => [new RegExp(`^${english.replaceAll('$', `(the (?:first |second )?(?:${Object.keys(KINDS).join('|')}))`)}$`), chinese]);
function clause(text) {
  for (const [form, chinese] of CLAUSES) {
    const found = form.exec(text);
    if (found !== null) return chinese.replace(/\$(\d)/g, (_, k) => part(found[k]));
  }
  return text;
}
// "they meet and the first box is wider than high": the whole may have an "and" in a clause.
const BEGINS = '(?=(?:the|they|their|its|a|an|no|one|neither|every|not|two|corners|across|where|along (?:x|y|an|no)) )';
const parted = (text, by) => (CLAUSES.some(([form]) => form.test(text)) ? [text] : text.split(new RegExp(` ${by} ${BEGINS}`))).map(clause);
const clauses = text => text.startsWith('either ') ? parted(text.slice(7), 'or').join('，或者') : parted(text, 'and').join('，而且');
const MEETING = {'they are apart': '两者分离', 'they touch': '两者相接', 'they overlap': '两者重叠', 'they meet': '两者相遇', 'they do not only touch': '两者不只是相接', 'they do not only touch at the start': '两者起初不只是相接', 'the second does not only reach the boundary from within': '第二个不只是从里面碰到边界', 'they start apart': '两者起初分离', 'they touch at the start': '两者起初相接', 'they overlap at the start': '两者起初重叠', 'they meet at the start': '两者起初相遇', 'the second is not all within the first': '第二个不全在第一个里', 'the second reaches the boundary from within': '第二个从里面碰到边界', 'the second is strictly within': '第二个严格在里面', 'the second is within': '第二个在里面'};
const share = text => text.replace(/^all (\d+)$/, '全部 $1 个').replace(/^none of (\d+)$/, '$1 个中没有一个').replace(/^(\S+ %) of (\d+)$/, '$2 个中的 $1');
function shared(text) {
  const also = /^also in (\d+) of (\d+) cases where (.*)$/.exec(text);
  if (also) return `另外，${MEETING[also[3]] ?? also[3]}的 ${also[2]} 个用例中有 ${also[1]} 个出错`;
  const [, meeting, only, rest, among, others, there] = /^where (.*?)(?:(, but only if| and) (.*))?: in (.*?) such cases that were tried(?:, and in (.*?) others(?: where (.*))?)?$/.exec(text) ?? [];
  if (meeting !== undefined && MEETING[meeting] === undefined && only !== ', but only if') { // wherever a rule says
    const rule = text.slice('where '.length, text.indexOf(': in '));
    return `${clauses(rule)}时出错：试过的这类用例中${share(among)}${others === undefined ? '' : `，其他用例中${share(others)}`}`;
  }
  return meeting === undefined ? text : `${MEETING[meeting] ?? meeting}${rest === undefined ? '' : `，而且${clauses(rest)}`}时${only === ', but only if' ? '才会' : ''}出错：试过的这类用例中${share(among)}${others === undefined ? '' : `，其他${there === undefined ? '' : `${MEETING[there] ?? there}的`}用例中${share(others)}`}`;
}

const GIVES = {number: '数', point: '点', push: '推的位移'};
const WHERE = {meet: '两者相遇时', 'do not overlap': '不重叠时', 'only touch': '只是相接时', 'meet at the start': '起点就已相遇时'};
const HOLDS = {none: '无', there: '就是那一点', 'where it leaves the other': '离开另一个之处'};

const FORMS = [
  [/^It hits shapes that are less than (\S+)( of the[a-z ]*)? apart: a tolerance\.$/, (_, by, of) => `相距不到${SHARES[of] ?? ''} ${by} 的图形它也算碰撞：这是一个容差。`], [/^It misses shapes that overlap by less than (\S+?)( of the[a-z ]*)?: a tolerance\.$/, (_, by, of) => `重叠不到${SHARES[of] ?? ''} ${by} 的图形它算未碰撞：这是一个容差。`],
  [/^It hits shapes that are at most (\S+) apart: a tolerance\.$/, '相距至多 $1 的图形它也算碰撞：这是一个容差。'], [/^It misses shapes that overlap by at most (\S+?): a tolerance\.$/, '重叠至多 $1 的图形它算未碰撞：这是一个容差。'],
  [/^so it is in (\d+) fresh cases of every family, with numbers up to (\d+)$/, '另取 $1 个各类用例（数字最大到 $2），都是如此'],
  // A case in words.
  [/^An? (point|circle|box of pixels|box|square|segment|capsule|ellipse|rounded box|triangle|quad|polygon)( .*?)(?: that moves by (\(.*?\)),)? and (?:an? (point|circle|box of pixels|box|square|segment|capsule|ellipse|rounded box|triangle|quad|polygon)|one)( .*?) (are (?:at least )?\S+ apart|are apart|are no shapes|overlap by (?:at least )?\S+|overlap|touch, exactly|meet, and one is flat)(?: at its start)?((?:, [a-z ]+)*)((?:; .*)?)$/,
    (_, a, first, way, b, second, met, place, rest) => `${shape(a, first)}${way ? `，移动 ${way}` : ''}；${shape(b ?? a, second)}：两者${way ? '起初' : ''}${MET.reduce((text, [form, to]) => text.replace(form, to), met)}${place.split(', ').map(word => PLACES[word] ?? '').join('，')}${t(rest)}`],
  [/^; (\S+) (?:says|gives) (hit|miss|no answer)(, and otherwise when asked again)?(?:, and its contract \((\S+)\) asks for a (hit|miss))?$/,
    (_, id, said, again, contract, wanted) => `；${id} 的回答是${SAYS[said]}${again ? '，再问时又不同' : ''}${contract ? `，而它的约定（${CONTRACTS[contract]}）要求${SAYS[wanted]}` : ''}`],
  [/^; (\S+) (?:says|gives) (none|no answer|\(.*?\)|[^\s,]+)((?:, (?:and|which) .*)?)$/, (_, id, said, tails) => `；${id} 的回答是${{none: '无', 'no answer': '无回答'}[said] ?? ` ${said}`}${tails.split(/(?=, (?:and|which) )/).filter(tail => tail !== '').map(tail => t(tail)).join('')}`],
  [/^, and the distance is (\S+)$/, '，而距离是 $1'], [/^, and the nearest point is (\S+) away$/, '，而最近点的距离是 $1'],
  [/^, which leaves (\S+) of it$/, '，重叠还剩 $1'], [/^, which is beside the shortest way$/, '，偏离了最短的方向'], [/^, and no push is needed$/, '，而其实不用推'], [/^, and the shortest push is (\S+) long$/, '，而最短的推长 $1'],
  [/^, and they meet$/, '，而两者相交'], [/^, and there is none$/, '，而其实没有交点'], [/^, which is (\S+) away from one of them$/, '，离其中一条有 $1'],
  [/^, which is (no part of the way|too early|too late|beyond the end of the way)$/, (_, how) => ({'no part of the way': '，这不是路程的一部分', 'too early': '，太早', 'too late': '，太晚', 'beyond the end of the way': '，已在路程终点之外'})[how]],
  [/^, and they do not meet on (?:the way|it)$/, '，而路上并不相遇'], [/^, and they meet after (\S+) of (?:the way|it)$/, '，而走过路程的 $1 时相遇'], [/^, and it leaves after (\S+) of (?:the way|it)$/, '，而走过路程的 $1 时离开'], [/^, and they meet at the start: 0$/, '，而起点就已相遇：0'],
  // Verdicts and sentences.
  [/^(\S+) is wrong where anyone can see it\.$/, '$1 的错误谁都看得见。'], [/^(\S+) is wrong only with huge or tiny numbers\.$/, '$1 只在极大或极小的数上出错。'],
  [/^(\S+) is wrong only by a hair\.$/, '$1 只差之毫厘。'], [/^(\S+) is wrong by more than a hair, though in no everyday case that was tried\.$/, '$1 出错不止毫厘，不过不在日常的数上。'], [/^(\S+) is wrong only by a hair or at extremes\.$/, '$1 只差之毫厘，或只在极端的数上出错。'], [/^(\S+) is wrong only where a shape has no extent\.$/, '$1 只在图形没有大小时出错。'], [/^(\S+) is wrong only where a shape has no extent, by a hair or at extremes\.$/, '$1 只在图形没有大小时、差之毫厘处或极端的数上出错。'], [/^(\S+) answers otherwise when it is asked the same again\.$/, '$1 再问同样的用例，回答却不同。'],
  [/^(\S+) is clean: no wrong answer was found\.$/, '$1 没有发现错误。'], [/^(\S+) was not tried\.$/, '$1 没有试过。'], [/^(\S+) was hardly tried\.$/, '$1 几乎没有试过。'], [/^(\S+) was tried\.$/, '$1 已试过。'],
  [/^(\S+) gives no answer to some cases\.$/, '$1 对一些用例没有回答。'], [/^(\S+) gives no answer to any case\.$/, '$1 对所有用例都没有回答。'], [/^(\S+) breaks its contract where shapes touch\.$/, '$1 在图形相接处违背约定。'],
  [/^Not tried: no case of its form was judged\.$/, '没有试过：没有这种写法的用例。'], [/^Hardly tried: its campaign judged (\d+) cases?\.$/, '几乎没有试过：这次测试只判断了 $1 个用例。'], [/^Hardly tried: its campaign judged no case\.$/, '几乎没有试过：这次测试没有判断任何用例。'], [/^Answers otherwise when it is asked the same again, so no bound is stated\.$/, '再问同样的用例，回答却不同，所以不给出上限。'],
  [/^Nothing wrong found in (\S+) cases: at most 1 such case in (\S+) is wrong \(95%\)\.$/, '$1 个用例中没有发现错误：这类用例中至多每 $2 个错 1 个（95% 置信）。'],
  [/^Nothing wrong found in (\S+) cases; (\S+) more were not put to it, so no bound is stated\.$/, '$1 个用例中没有发现错误；另有 $2 个没有问它，所以不给出上限。'],
  [/^Fails on small whole numbers\.$/, '在小整数上就失败。'], [/^Right on small whole numbers as far as tried; needs fractions\.$/, '试过的小整数都对；要小数才出错。'],
  [/^Right on small whole numbers as far as tried; needs huge or tiny numbers\.$/, '试过的小整数都对；要极大或极小的数才出错。'],
  [/^Right on small whole numbers as far as tried; needs fractions, or huge or tiny numbers\.$/, '试过的小整数都对；要小数、或极大极小的数才出错。'],
  [/^Wrong in 1 of (\S+) cases with everyday numbers\.$/, '日常的数字里，每 $1 个用例错 1 个。'], [/^Wrong in (\S+) of the cases with everyday numbers\.$/, '日常的数字里，$1 的用例出错。'],
  [/^Wrong in all cases with everyday numbers\.$/, '日常的数字里，全都出错。'], [/^Right in all (\S+) cases with everyday numbers\.$/, '日常的数字里，$1 个用例全对。'],
  [/^It hits shapes that are apart\.$/, '图形分离，它却说碰撞。'], [/^It misses shapes that overlap\.$/, '图形重叠，它却说未碰撞。'], [/^It breaks its contract where shapes touch\.$/, '图形相接时，它违背约定。'], [/^It gives no answer\.$/, '它没有回答。'],
  [/^Its distance is wrong\.$/, '它的距离是错的。'], [/^Its point is not the nearest one\.$/, '它的点不是最近的。'], [/^Its push is not the shortest that parts them\.$/, '它的推不是把两者分开的最短的推。'], [/^Its point is not where the segments cross\.$/, '它的点不是线段相交之处。'],
  [/^It is not where the ray first meets the shape\.$/, '那不是射线最先遇到图形之处。'], [/^It is not where the moving shape first meets the other\.$/, '那不是移动的图形最先遇到另一个之处。'], [/^It gives no (number|point|push)(, and does not say that there is none)?\.$/, (_, what, none) => `它没有给出${GIVES[what]}${none ? '，也没有说无' : ''}。`],
  // Diagnoses.
  [/^gives no answer (where .* such cases that were tried.*)$/, (_, all) => t(`wrong ${all}`).replaceAll('出错', '没有回答')],
  [/^wrong (where .* such cases that were tried.*)$/, (_, all) => all.split('; ').map(shared).join('；')],
  [/^wrong only where it says (hit|miss|yes|no)$/, (_, said) => `只在回答${{...SAYS, yes: '“是”', no: '“否”'}[said]}时出错`],
  [/^a mend: "(or|and) (.*?)"( \(.*\))?: right in all (\d+) fresh cases with it; it was wrong in (\d+) of them$/, (_, how, what, code = '', cases, wrong) => `一种改法：再加上“${how === 'or' ? '或者' : '而且'}${clauses(what)}”${code}。这样改后，另取的 $1 个用例全对；原来错了 $2 个`.replace('$1', cases).replace('$2', wrong)],
  [/^right if (.*), with numbers up to (\d+)$/, (_, readings, most) => t(`right if ${readings}`).replace(/它才是对的$/, `而且数字最大到 ${most}，它才是对的`)],
  [/^right if (.*)$/, (_, readings) => `假如${readings.split(/, and (?!r is |that from |no part )/).map(t).join('，而且')}，它才是对的`],
  [/^either is enough: (.*\)) or (.*)$/, (_, one, other) => `${t(one)}，或者${t(other)}（两者有一就够）`],
  [/^(it (?:answers with|takes) .*) and (its contract is .*)$/, (_, what, contract) => `${t(what)}，而且${t(contract)}`],
  [/^it takes (.*) for the way(?: and answers with (.*))?$/, (_, way, what) => `它要的移动是${t(way)}${what === undefined ? '' : `，而它回答的是${t(what)}`}`],
  [/^a direction of length 1$/, '长度为 1 的方向'], [/^the end of the way$/, '终点的位置'], [/^the way back$/, '反方向的移动'], [/^an angle in (degrees|radians) and a length$/, (_, unit) => `以${unit === 'degrees' ? '度' : '弧度'}计的角和长度`], [/^how far it goes until they meet$/, '相遇前走过的距离'], [/^how far it goes until they meet \(beyond 1 counts as none here\)$/, '相遇前走过的距离（超过 1 在这里算作没有）'],
  [/^it answers with (?!no |what is not )(.*)$/, (_, what) => `它回答的是${t(what)}`], [/^its contract is (\S+), which says what holds where they (meet|do not overlap|only touch|meet at the start): (.*)$/, (_, is, where, what) => `它的约定是 ${is}（${WHERE[where]}：${HOLDS[what] ?? t(what)}）`],
  [/^the distance with the radii added, not taken off$/, '距离加上了半径，而不是减去'], [/^the square of the distance with the radii left out$/, '漏掉半径的距离的平方'], [/^the square of the distance of the cores less that of the radii$/, '内核距离的平方减去半径的平方'],
  [/^the sum of the ways along x and along y$/, '沿 x 与沿 y 的路程之和'], [/^the (longer|shorter) of the ways (out )?along x and along y(, of the first shape)?$/, (_, which, out, first) => `沿 x 与沿 y ${out ? '的出路' : '的路程'}中较${which === 'longer' ? '长' : '短'}的一个${first ? '，而且推的是第一个' : ''}`], [/^how far apart the middles are$/, '两个中心的距离'],
  [/^the (push|nearest point|crossing) with x and y exchanged$/, (_, what) => `x 与 y 互换了的${({push: '推', crossing: '交点'})[what] ?? '最近点'}`], [/^the push with the sign of (x|y) turned$/, ' $1 反号的推'], [/^the nearest point, counted from the middle of the shape$/, '从图形的中心算起的最近点'], [/^the direction of the push( of the first shape)? and a wrong length$/, (_, first) => `${first ? '把第一个推出去的' : '推的'}方向，但长度不对`], [/^the (middle|first point) of the shape$/, (_, which) => which === 'middle' ? '图形的中心' : '图形的第一个点'],
  [/^(a whole number|whole numbers), without what is after the point$/, '去掉小数部分的整数'], [/^a wrong x and the right y$/, '错的 x 与对的 y'], [/^the right x and a wrong y$/, '对的 x 与错的 y'],
  [/^the later of the moments at which they begin to meet along x and along y, though they may have parted along one by then$/, '沿 x 开始相遇与沿 y 开始相遇两个时刻中较晚的一个，尽管那时沿其中一轴可能已经分开'],
  [/^the earlier of the moments at which they meet along x and along y$/, '沿 x 相遇与沿 y 相遇两个时刻中较早的一个'],
  [/^the square of the distance$/, '距离的平方'], [/^half of the distance$/, '距离的一半'], [/^twice the distance$/, '距离的两倍'], [/^the distance with the other sign$/, '反号的距离'], [/^the distance with the radii left out$/, '漏掉半径的距离'],
  [/^the way from the (point|nearest point) to the (?:nearest one|point)$/, (_, from) => from === 'point' ? '从该点到最近点的位移' : '从最近点到该点的位移'], [/^the push of the first shape, out of the second$/, '把第一个推出第二个的推'], [/^half of the push(, of the first shape)?$/, (_, first) => `推的一半${first ? '，而且推的是第一个' : ''}`], [/^twice the push$/, '推的两倍'], [/^the direction of the push( of the first shape)?, of length 1$/, (_, first) => `${first ? '推第一个' : '推'}的方向，长度为 1`],
  [/^the point of the (first|second) by the share along the (?:first|second)$/, (_, of) => `按另一条线段上的比例在第${of === 'first' ? '一' : '二'}条线段上取的点`], [/^where it leaves the other, not where it meets it$/, '离开另一个之处，而不是相遇之处'],
  [/^0 0 where there is no crossing$/, '没有交点时的 0 0'], [/^the point where the lines cross, beyond the ends too$/, '两条直线的交点，在端点之外也算'], [/^the point where the line of the first crosses the second$/, '第一条所在的直线与第二条线段的交点'], [/^the point where the first crosses the line of the second$/, '第一条线段与第二条所在直线的交点'], [/^the point where they cross, (beyond the end|before the start) of the (first|second) too$/, (_, end, which) => `两者的交点，在第${which === 'first' ? '一' : '二'}条的${end === 'beyond the end' ? '终点' : '起点'}之外也算`], [/^the point where they cross, beyond the ends of both too$/, '两者的交点，在两条的终点之外也算'], [/^the shares along both segments$/, '交点在两条线段上的比例'], [/^the way from the first end to where they cross$/, '从第一个端点到交点的位移'],
  [/^(-?[01]) where they do not meet$/, '不相遇时的 $1'], [/^how far it goes until they meet, and no part of the way$/, '相遇前走了多远，而不是路程的比例'], [/^the part of the way that is left$/, '剩下的路程的比例'], [/^hundredths of the way$/, '路程的百分数'], [/^(half of|twice) the part of the way$/, (_, which) => `路程比例的${which === 'twice' ? '两倍' : '一半'}`], [/^the square of the part of the way$/, '路程比例的平方'],
  [/^where they would meet, (beyond the end of the way|behind the start|behind the start and beyond the end) too$/, (_, where) => `会相遇之处，${({'beyond the end of the way': '在路程终点之外', 'behind the start': '在起点背后', 'behind the start and beyond the end': '在起点背后、终点之外'})[where]}也算`],
  [/^less than 0 by the depth$/, '比 0 小，差值是深度'], [/^anything$/, '怎样都行'], [/^the point itself$/, '该点本身'], [/^the nearest point of the boundary$/, '边界上的最近点'],
  [/^wrong where they meet, by contract zero and by negative: that is not judged here$/, '相遇之处按 zero 和 negative 两种约定都不对：这里不评判'],
  [/^there was no time to ask what its wrong answers share$/, '没有时间再找出错的用例有什么共同点'],
  [/^wrong on (\S+) of (\S+) cases of (moderate|small whole) numbers, and there was no time to try other readings$/, (_, wrong, cases, size) => `${cases} 个${size === 'moderate' ? '大小适中' : '小整数'}的用例中错了 ${wrong} 个；没有时间再试别的读法`],
  [/^wrong on (\S+) of (\S+) cases of moderate numbers, and no other reading that was tried makes it right$/, '$2 个大小适中的用例中错了 $1 个；试过的其他读法都不对'], [/^wrong on (\S+) of (\S+) cases of small whole numbers, and no other reading that was tried makes it right$/, '$2 个小整数用例中错了 $1 个；试过的其他读法都不对'], [/^always (hit|miss), whatever the numbers$/, (_, said) => `它对一切都回答${SAYS[said]}`],
  [/^(.*) \((both |first |second )?(point|disc|box|segment|capsule|ellipse|rounded box|triangle|quad|polygon)(?:e?s)?\)$/, (_, what, which, name) => `${{'both ': '两个', 'first ': '第一个', 'second ': '第二个'}[which] ?? ''}${kind(name)}${/^只/.test(t(what)) ? '' : '的'}${t(what)}`],
  [/^it asks whether the second contains the first$/, '问的是第二个是否包含第一个'], [/^it asks whether they meet$/, '问的是两者是否相遇'], [/^the (\S+) comes first$/, (_, name) => `${kind(name)}排在前面`], [/^0 is a hit and 1 a miss$/, '0 表示碰撞，1 表示未碰撞'], [/^no shape is flat$/, '图形都有面积'],
  [/^(touching|reaching the boundary) is (a hit on left and top sides alone|a hit but for what lies in it alone|a hit|a miss)(?:: its contract is (\S+), not (\S+)| \((\S+)\))$/, (_, where, what, is, not, only) =>
    `${where === 'touching' ? '相接' : '到边界'}算${what === 'a miss' ? '未碰撞' : what === 'a hit' ? '碰撞' : /but/.test(what) ? '碰撞（只在边界上的除外）' : '碰撞（只限左边和上边）'}${is ? `：它的约定是${CONTRACTS[is]}，不是${CONTRACTS[not]}` : `（${CONTRACTS[only]}）`}`],
  [/^(\S+), (\S+) is the centre(?:,| and) (.*?)(?: are)? the sizes$/, ' $1、$2 是中心，$3 是尺寸'], [/^(\S+), (\S+) is the centre and (.*) (?:are half sizes|half the size)$/, ' $1、$2 是中心，$3 是一半的尺寸'], [/^(\S+), (\S+) is the centre$/, ' $1、$2 是中心'],
  [/^(.*) (?:are half sizes|is half the size)$/, ' $1 是一半的尺寸'], [/^(.*) are whole sizes, not half ones$/, ' $1 是整个尺寸，不是一半'], [/^(.*) counts? twice$/, ' $1 算了两遍'], [/^the numbers are (.*)$/, '数字依次是 $1'],
  [/^the last column is (.*), not (.*)$/, '最后一列是 $1，不是 $2'], [/^the last column is (.*)$/, '最后一列是 $1'], [/^y grows upward: the first corner of a box is its upper left one$/, ' y 轴向上：矩形的第一个角是左上角'], [/^y grows upward: the box goes from y down to y - h$/, ' y 轴向上：矩形从 y 向下到 y - h'],
  [/^only the point (\S+, \S+) counts$/, '只有点 $1 才算'], [/^only its centre counts$/, '只有它的中心才算'],
  [/^(\S+), (\S+) is the corner and (.*) are the sizes$/, ' $1、$2 是角，$3 是尺寸'], [/^(\S+), (\S+) are a width and a height from (\S+), (\S+) on$/, ' $1、$2 是从 $3、$4 算起的宽和高'],
  [/^(\S+), (\S+) is the middle, (\S+), (\S+) the width and height$/, ' $1、$2 是中点，$3、$4 是宽和高'], [/^(\S+), (\S+) is the middle and (\S+), (\S+) are half the width and height$/, ' $1、$2 是中点，$3、$4 是半宽和半高'],
  [/^(\S+), (\S+) is the (upper left|lower right) corner of the (square|box) about it$/, (_, x, y, which, what) => ` ${x}、${y} 是外接${kind(what)}的${which === 'upper left' ? '左上角' : '右下角'}`],
  [/^(\S+), (\S+) is the upper left corner and (.*) the diameters?$/, ' $1、$2 是左上角，$3 是直径'], [/^(.*) (?:is|are) the diameters?$/, ' $1 是直径'], [/^(.*) (?:is|are) half the radi(?:us|i)$/, ' $1 是半径的一半'], [/^it is a circle of radius (\S+)$/, '当作半径 $1 的圆'],
  [/^(.*) are the sizes of the core, and (\S+) is added around it$/, ' $1 是内核的尺寸，$2 加在它外面'], [/^(.*) are half of all of it, and (\S+) is taken off inside$/, ' $1 是整体的一半，$2 从里面扣除'],
  [/^(.*) are half of all of it, (\S+) is taken off inside and shrinks to half of the smaller side$/, ' $1 是整体的一半，$2 从里面扣除，最多为短边的一半'], [/^(\S+) shrinks to half of the smaller side$/, ' $1 最多为短边的一半'],
  [/^(\S+) is taken off inside and not added again$/, ' $1 从里面扣除，却没有加回外面'], [/^the circles at its corners are left out$/, '四角的圆漏掉了'],
  [/^(\S+) and (\S+) are exchanged$/, ' $1 与 $2 互换'], [/^(.*) are exchanged$/, ' $1 互换'],
  [/^the corners after the first are counted from it$/, '其余顶点从第一个顶点算起'], [/^each corner is counted from the one before$/, '每个顶点从前一个算起'],
  [/^the corners go (clockwise|counter-clockwise), y upward$/, (_, way) => `顶点按${way === 'clockwise' ? '顺' : '逆'}时针排列（y 轴向上）`],
  [/^(\S+ <= \S+)(?: and (\S+ <= \S+))?$/, (_, a, b) => ` ${a}${b ? `、${b}` : ''}`], [/^the whole line through (\S+, \S+) and (\S+, \S+) is meant$/, '意思是经过 $1 和 $2 的整条直线'],
  [/^it goes from (\S+, \S+) the other way$/, '从 $1 朝反方向走'], [/^it goes on beyond (\S+, \S+)$/, '另一头越过 $1 一直延伸'], [/^only its ends count$/, '只有两端才算'], [/^only its corners count$/, '只有顶点才算'], [/^only corners in the other shape count, of both$/, '只有落在对方里面的顶点才算'],
  [/^only its sides count, not its inside$/, '只有边才算，内部不算'], [/^(?:only its sides count, and that|the side) from (.*) to (.*) is left out$/, ' $1 到 $2 的边漏掉了'],
  [/^the (left|top|right|bottom) side is left out$/, (_, side) => `${SIDES[side]}边漏掉了`], [/^only (x|y) counts$/, '只有 $1 才算'], [/^only the upright box about it counts$/, '外接矩形代替了它本身'], [/^(.*) (?:is|are) meant to be left out$/, ' $1 漏掉了'],
  [/^it is convex$/, '形状是凸的'], [/^its width and height are even$/, '宽和高都是偶数'], [/^only its first (\d+) corners count$/, '只算它的前 $1 个顶点'], [/^its last corner is left out$/, '漏掉了它的最后一个顶点'], [/^the (larger|difference) of both radii stands for their sum$/, (_, what) => `半径之和用成了${what === 'larger' ? '较大的半径' : '半径之差'}`],
  [/^only the diamond in it counts: the sum of dx and dy$/, '只有其中的菱形才算：dx 与 dy 相加'], [/^the square root of the sum of both radii is meant: the sum is not squared$/, '半径之和没有平方'], [/^the square roots? of (.*) (?:is|are) meant: (?:it is|they are) not squared$/, ' $1 没有平方，相当于半径是它的平方根'],
  [/^the squares? of (.*) (?:is|are) meant: (?:it is|they are) squared once too often$/, ' $1 多平方了一次，相当于半径是它的平方'],
  [/^the root of the sum of the squares of both radii is meant: each is squared, not the sum$/, '半径各自平方再相加，而不是和的平方'],
  [/^(.*) stands for (?:the (left|top|right|bottom) side|(\S+))$/, (_, what, side, name) => ` ${what.replaceAll("the other's ", '另一个的 ')} 用作了${side ? `${SIDES[side]}边` : ` ${name}`}`],
  // Answers that change.
  [/^(.*); seen (\S+) times in (\S+) cases(?:, first .*)?$/, (_, what, times, cases) => `${t(what)}；${cases} 个用例中见到 ${times} 次`],
  [/^by chance: the same calls were answered otherwise; of (\d+) calls of this case alone, (.*)$/, (_, calls, answers) => `随机：同样的调用得到了不同的回答；单独问这个用例 ${calls} 次，${answers.replace(/(hit|miss|no answer) (\d+) times/g, (_, answer, times) => `${SAYS[answer]} ${times} 次`).replaceAll(', ', '、')}`],
  [/^of calls of this case alone a new process answers (hit|miss|no answer) to (\d+), then (hit|miss|no answer)$/, (_, first, times, then) => `只问这个用例时，新进程先回答 ${times} 次“${SAYS[first]}”，然后回答“${SAYS[then]}”`],
  [/^in a call of this case in (\d+) rows it answers (hit|miss|no answer) in row (.*) and (hit|miss|no answer) in the others$/, (_, rows, few, which, rest) => `一次调用中有 ${rows} 行这个用例：第 ${which.replaceAll(', ', '、')} 行回答“${SAYS[few]}”，其余回答“${SAYS[rest]}”`],
  [/^after (?:(\d+) other cases and then )?(`.*`) it answers (hit|miss|no answer), alone (hit|miss|no answer)$/, (_, others, cases, answer, alone) => `在${others === undefined ? '' : `另外 ${others} 个用例和`} ${cases.replaceAll(', then ', '，再 ')} 之后回答“${SAYS[answer]}”，单独问时回答“${SAYS[alone]}”`],
  [/^asked again, it answered otherwise$/, '再问一次，回答不同'],
  // What a function throws.
  [/^(it throws.*) \(numbers of i64 are BigInt: write 2n for 2, and no Math\)$/s, (_, what) => `${t(what)}（i64 的数是 BigInt：2 要写成 2n，不能用 Math）`],
  [/^it throws: (.*)$/s, (_, what) => `它抛出异常：${t(what)}`], [/^it throws at every case: (.*)$/s, (_, what) => `它对每个用例都抛出异常：${t(what)}`], [/^Error: (.*)$/s, (_, what) => t(what)],
  [/^(\S+) cannot be reached from here: the function is called by itself$/, '这里不能使用 $1：函数是单独调用的'], [/^import cannot be reached from here: paste what the function needs$/, '这里不能使用 import：请把函数所需的一并粘贴'],
  [/^it returns nothing: a hit is true, a miss is false$/, '它什么也没有返回：碰撞应返回 true，未碰撞应返回 false'], [/^the answer is a promise, not true or false: a hit test cannot wait$/, '回答是一个 Promise，不是 true 或 false：碰撞检测不能等待'], [/^the answer is a promise, no number: such a test cannot wait$/, '回答是一个 Promise，不是数：这样的检测不能等待'], [/^it returns nothing: a number is expected$/, '它什么也没有返回：应返回一个数'], [/^it answers with no number: (.*)$/, (_, what) => `它的回答不是数：${/part of the way/.test(what) ? '应是路程的比例，null 表示无' : '应是两者的距离'}`], [/^it answers with what is not a number$/, '它的回答不是数'], [/^it answers with no (point|push): (.*) is one$/, (_, what, how) => `它的回答不是${GIVES[what]}：应为 ${how.replace(' or ', ' 或 ')}`],
  [/^it asks for memory without end$/, '它无止境地要内存'],
  [/^it is too slow: (\S+) calls took more than (\S+) seconds, and it would be asked some hundred thousand times$/, '太慢：$1 次调用用了超过 $2 秒，而一共要问几十万次'], [/^expected a function, such as: (.*)$/, '需要一个函数，例如：$1'],
  [/^(\w*Error: [^\n]*) \(plain JavaScript is expected\)(?:\nline (\d+), column (\d+):)?/, (_, what, line, column) => `${what}（需要纯 JavaScript）${line === undefined ? '' : `\n第 ${line} 行第 ${column} 列：`}`], [/^Maximum call stack size exceeded$/, '调用栈溢出'],
  // What is wrong with a number, a form or an address.
  [/^(\S+): found nothing, (.*)$/, (_, name, wanted) => `${name}：没有内容，${t(wanted)}`], [/^(\S+): found '(.*?)', (.*)$/, (_, name, found, wanted) => `${name}：得到“${found}”，${t(wanted)}`],
  [/^found '(.*?)' after the last number, expected (\d+) numbers: (.*)$/, '最后一个数之后还有“$1”，需要 $2 个数：$3'], [/^found '(.*?)', (.*)$/, (_, found, wanted) => `得到“${found}”，${t(wanted)}`],
  [/^expected a whole number from (\S+) to (\S+)$/, '需要 $1 到 $2 的整数'], [/^expected a number from (\S+) to (\S+) \((\S+)\), inf or nan$/, '需要 $1 到 $2 的数（$3）'], [/^expected a number such as (.*), inf or nan$/, '需要一个数，例如 $1'],
  [/^expected (\d+) numbers: (.*)$/, '需要 $1 个数：$2'], [/^expected a layout such as (\S+), or one type$/, '需要一种写法，例如 $1，以及一种数字类型'], [/^expected two shapes and a type, as in '(.*)'$/, '需要两个图形和一种类型，例如“$1”'],
  [/^found (\S+) with (\S+), expected i32 or i64$/, '$1 不能用 $2，需要 i32 或 i64'], [/^a polygon has 3 to 16 corners$/, '多边形有 3 到 16 个顶点'], [/^no test is about an ellipse and a polygon: .*$/, '没有检测椭圆与多边形的算法：三角形或四边形可以与椭圆相对'], [/^beside a polygon that may cross itself, or has holes, only a point is asked about$/, '与可以自相交或有洞的多边形相对的只能是点'], [/^beside a polygon it is asked whether shapes meet, .*: hit, contains or ray$/, '多边形只问是否相碰（hit），一个是否在另一个之内（contains），或移动的点何时碰到它（ray）'], [/^of a polygon that may cross itself, or has holes, .*: hit$/, '对可以自相交或有洞的多边形，只问点是否在其中（hit）'],
  [/^a point has no other shape within it: .*$/, '点之内没有别的图形：第一个图形是包含第二个的'], [/^how far it is from an ellipse is not asked: .*$/, '不问到椭圆的距离：那要缩放整个平面'], [/^the nearest point is asked for from a point: .*$/, '最近点是从一个点问的：两个图形之一必须是点'], [/^where shapes cross is asked of two segments$/, '只问两条线段在哪里交叉'], [/^a ray is of a point: .*$/, '射线是一个点移动：第一个图形是移动的那个，别的图形请问它停在哪里'], [/^of a point that moves ask ray$/, '点移动时请问射线到哪里为止'], [/^the shapes of the form stand still$/, '这种写法里的图形不移动'], [/^the form's first shape moves; .*$/, '这种写法里第一个图形要移动：请在最后写出移动多远'],
  [/^no test is about these shapes$/, '没有检测这两个图形的算法'], [/^no test is about an ellipse and a shape with a radius: no scaling makes discs of both$/, '没有检测椭圆与带半径图形的算法：怎样缩放都不能把两者都变成圆'], [/^(?:(\S+): )?a scene has finite numbers$/, (_, name) => `${name ? `${name}：` : ''}场景里的数必须有限`],
  [/^(\S+) of (\S+) is not exactly an? (\S+)$/, '$2 的 $1 无法用 $3 精确表示'], [/^the (\S+) is not an? (.*?)( by .*| with .*)?$/, (_, name, what, rule) => `这个${kind(name)}不是${kind(what)}${RULES[rule] ?? ''}`], [/^the form is of other shapes$/, '它检测的是别的图形'],
  [/^the case is no scene: .*$/, '这个用例不成场景：有的数不是有限的'], [/^(case|view|test|own|lesson): (.*)$/s, (_, key, what) => `${key}：${t(what)}`],
  // Titles of the exact tests.
  [/^An? (.*) that moves, and an? (.*)$/, (_, first, second) => `移动的${kind(first)}与${kind(second)}`],
  [/^(.*), exact, (closed|open|half-open), (.*)$/, (_, what, contract, type) => `${what.replace(/^Two (\w+?)e?s$/, (_, name) => `两个${kind(name)}`).replace(/^(\w+) and (\w+)$/, (_, a, b) => `${kind(a.toLowerCase())}与${kind(b)}`)}，精确，${CONTRACTS[contract]}，${t(type)}`],
  [/^(single|double) precision$/, (_, which) => which === 'single' ? '单精度' : '双精度'], [/^whole numbers of (\d+) bits$/, '$1 位整数'],
];

let sentences = {};
export function useChinese(all) { sentences = all; }

function found(text) {
  if (sentences[text] !== undefined) return sentences[text];
  for (const [form, to] of FORMS) if (form.test(text)) return text.replace(form, to);
  return null;
}
// Chinese where there is some.
export function t(text) {
  const one = found(text);
  if (one !== null) return one;
  for (const seam of [/(?<=\.) (?=\S)/, /(?<=[.;]) (?=\S)/]) {
    const parts = text.split(seam).map(found);
    if (parts.length > 1 && parts.every(part => part !== null)) return parts.join('');
  }
  return text;
}
export const inChinese = text => /[\u4e00-\u9fff]/.test(text);

// A text of the C code as it is told in the language of the page, and an element that says which it is.
export const told = (app, text) => app.lang === 'en' ? text : app.pick({zh: t(text)});
export function spoken(app, text, name = 'span', attributes = {}) {
  const words = told(app, text);
  return html(name, app.lang !== 'en' && !inChinese(words) ? {lang: 'en', ...attributes} : attributes, words);
}
