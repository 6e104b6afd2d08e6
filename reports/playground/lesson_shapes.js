// The lessons about points, lines and polygons: as those of lesson_text.js.
import { MENDED } from './lesson_numbers.js';

const outcome = (id, wanted) => ({id, wanted});
const wrong = id => ({id, outcomes: ['false hit', 'missed hit', 'broken contract']});

export const POINTS = [
  {
    id: 'point', use: 'disc_meets_disc', title: {en: 'A point and a circle', zh: '点与圆'}, test: 'point_circle_cs', form: 'point disc i32', scene: '44000 9000 0 0 40000', view: {x: 0, y: 0, scale: 256}, guess: true, answers: ['65536 0 0 0 40000'],
    steps: [
      {en: 'Two points meet when x is the same of both, and y too; with fractions that hardly happens. So one of them gets a reach, and is a circle: hit when the distance is at most the radius. Roots are slow, so squares are compared. Where could that go wrong?',
        zh: '两个点的坐标都相同才算相遇；有小数时几乎不会发生。于是给其中一个点一个半径，它就成了圆：距离不超过半径就算碰撞。开方慢，所以比较平方。这会在哪里出错？'},
      {en: 'Near the circle nowhere. But an int ends at 2147483647, and the square of 46341 is larger: it wraps, and looks small. In the orange rings of the map the test says hit, far outside.',
        zh: '圆附近都不会。但 int 到 2147483647 为止，而 46341 的平方比它还大：它回绕，看起来就很小。在地图的橙色圆环里，远在圆外，算法却说碰撞。', map: {'false hit': 10}},
      {en: 'Find a point for which point_circle_cs is wrong.', zh: '找一个让 point_circle_cs 出错的点。', challenge: [wrong('point_circle_cs')]},
      {en: 'Mend it. BigInt(px) is the same number, and does not wrap when it grows.', zh: '修好它。BigInt(px) 是同一个数，变大时不会回绕。', challenge: MENDED,
        mend: {form: 'point disc i32', contract: 'closed', within: {}, code: `function hit(px, py, cx, cy, r) {
  const dx = (px - cx) | 0, dy = (py - cy) | 0;
  const squared = (Math.imul(dx, dx) + Math.imul(dy, dy)) | 0;
  return squared <= Math.imul(r, r);
}`,
          answer: [['(px - cx) | 0', 'BigInt(px) - BigInt(cx)'],
            ['(py - cy) | 0', 'BigInt(py) - BigInt(cy)'],
            ['(Math.imul(dx, dx) + Math.imul(dy, dy)) | 0', 'dx * dx + dy * dy'],
            ['Math.imul(r, r)', 'BigInt(r) * BigInt(r)']]}},
    ],
  },
  {
    id: 'edge', use: 'box_meets_box', title: {en: 'A point on the edge', zh: '边上的点'}, test: 'point_java', form: 'point box-xywh i32', scene: '30 110 0 0 120 80', answers: ['120 40 0 0 120 80'],
    steps: [
      {en: 'Is the point in the box? Four comparisons: not left of it, not right of it, not above, not below. Only on the edges is there a question: do they belong to it? Guess where two such tests can differ.',
        zh: '点在矩形里吗？四次比较：不在左边，不在右边，不在上面，不在下面。只有边上才有疑问：边算不算矩形的一部分？猜一猜，两个这样的算法会在哪里不同。'},
      {en: 'point_cs counts all four edges as inside. point_java takes in the left and the top edge, and leaves out the others, so that of two boxes side by side only one has the point.', zh: 'point_cs 把四条边都算进来。point_java 只算左边和上边，不算另外两条：两个并排的矩形，点只属于其中一个。'},
      {en: 'Put the point where they differ.', zh: '把点放到两者不同的位置。', challenge: [{id: 'point_cs', answer: 'hit'}, {id: 'point_java', answer: 'miss'}]},
      {en: 'Mend it for tiles: of boxes side by side exactly one is to have the point. Left and top belong to a box, right and bottom do not.', zh: '为瓦片修好它：并排的矩形中，恰好一个包含这个点。左边和上边属于矩形，右边和下边不属于。', challenge: MENDED,
        mend: {form: 'point box-xywh i32', contract: 'half-open', within: {most: 4000}, code: `function hit(px, py, x, y, w, h) {
  return px >= x && px <= x + w
      && py >= y && py <= y + h;
}`,
          answer: [['px <= x + w', 'px < x + w'],
            ['py <= y + h', 'py < y + h']]}},
    ],
  },
];

export const LINES = [
  {
    id: 'on-line', use: 'meets', title: {en: 'Is it on the line?', zh: '在线上吗？'}, test: 'on_line_distances', form: 'point segment f64', scene: '20 30 0 0 60 20', view: {x: 30, y: 10, scale: 0.125}, guess: true, answers: ['9 3 0 0 60 20'],
    steps: [
      {en: 'A well-known way: the point is on the segment when its distances to both ends add up to the length. In geometry that is true. Guess where it fails.', zh: '有个常见的办法：点到两端的距离之和等于线段长度，点就在线段上。几何上没错。猜猜它在哪里失败。'},
      {en: 'Three roots, each rounded, and then the question whether they are equal. Many points of a slanted segment do not pass: they are the purple dots of the map. on_line_turn has no root: it asks whether the way over the point turns.', zh: '三个平方根，每个都要舍入，然后问它们是否相等。斜线段上的许多点通不过，就是地图上的紫色点。on_line_turn 不开方：它问经过该点时有没有转弯。', map: {'broken contract': 0.02}},
      {en: 'Put the point on the segment, so that on_line_distances says miss. Type the numbers: 3 and 1, 6 and 2, 9 and 3 …', zh: '把点放在线段上，而 on_line_distances 说未碰撞。直接输入数字：3 和 1，6 和 2，9 和 3……',
        challenge: [{relation: 'touching'}, outcome('on_line_distances', 'broken contract'), outcome('on_line_turn', 'agrees')]},
      {en: 'Mend it without a root: over the point the way must not turn, and the point must lie between the ends along x and along y.', zh: '不开方，修好它：经过该点时不能转弯，而且沿 x 和沿 y，该点都在两端之间。', challenge: MENDED,
        mend: {form: 'point segment i32', contract: 'closed', within: {most: 4000}, code: `function hit(px, py, x1, y1, x2, y2) {
  const first = Math.hypot(px - x1, py - y1);
  const second = Math.hypot(px - x2, py - y2);
  return first + second === Math.hypot(x2 - x1, y2 - y1);
}`,
          answer: [['return first + second === Math.hypot(x2 - x1, y2 - y1)', `const turn = (x2 - x1) * (py - y1) - (y2 - y1) * (px - x1);
  const between = (p, a, b) => p >= Math.min(a, b) && p <= Math.max(a, b);
  return turn === 0 && between(px, x1, x2) && between(py, y1, y2)`]]}},
    ],
  },
  {
    id: 'parallel', use: 'meets', title: {en: 'A line that misses itself', zh: '碰不到自己的线'}, test: 'lines_parameters', form: 'segment segment f64', scene: '-80 -50 0 -10 -60 40 60 100', guess: true, answers: ['0 0 80 0 40 0 120 0'],
    steps: [
      {en: 'Two segments. Solve for where their lines cross, and see whether that lies within both. Every textbook has it. These two are parallel. Where does it not see them meet? Guess first.', zh: '两条线段。求出两条直线的交点，再看它是否在两条线段之内。每本教材都有。这两条线段是平行的。它们在哪里相遇，它却看不见？先猜。'},
      {en: 'Parallel lines do not cross, and there the code says miss. But a segment and a part of itself are parallel: they meet in all of it. The purple line of the map is where one lies on the line of the other.', zh: '平行线没有交点，于是代码说未碰撞。可是一条线段和它自己的一部分也是平行的：它们处处相接。地图上的紫线，就是一条落在另一条所在直线上的位置。', map: {'broken contract': 0.02}},
      {en: 'Lay one segment upon the line of the other, so that lines_parameters misses what lines_turns finds.', zh: '把一条线段放到另一条所在的直线上，让 lines_parameters 漏掉 lines_turns 找到的碰撞。',
        challenge: [outcome('lines_parameters', 'broken contract'), outcome('lines_turns', 'agrees')]},
      {en: 'Mend it: when all four ends are on one line, the spans along x and along y tell.', zh: '修好它：四个端点都在一条直线上时，看沿 x 和沿 y 的范围。', challenge: MENDED,
        mend: {form: 'segment segment i32', contract: 'closed', within: {most: 4000}, code: `function hit(x1, y1, x2, y2, x3, y3, x4, y4) {
  const turn = (ax, ay, bx, by, px, py) =>
    Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
  const third = turn(x1, y1, x2, y2, x3, y3);
  const fourth = turn(x1, y1, x2, y2, x4, y4);
  const first = turn(x3, y3, x4, y4, x1, y1);
  const second = turn(x3, y3, x4, y4, x2, y2);
  if (!first && !second && !third && !fourth) return false;
  return third * fourth <= 0 && first * second <= 0;
}`,
          answer: [['return false;', `{
    const meet = (a, b, c, d) => Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
    return meet(x1, x2, x3, x4) && meet(y1, y2, y3, y4);
  }`]]}},
    ],
  },
  {
    id: 'line-for-segment', use: 'meets', title: {en: 'The line goes on', zh: '线段有尽头'}, test: 'line_circle_line', form: 'segment disc f64', scene: '-60 70 60 70 0 0 40', guess: true, answers: ['60 0 120 0 0 0 40'],
    steps: [
      {en: 'A segment and a circle: put the line into the equation of the circle, and hit when there is a solution. Where does it fail?', zh: '线段与圆：把直线代入圆的方程，有解就算碰撞。它会在哪里失败？'},
      {en: 'The equation knows nothing of the ends: it is solved by the whole line. Two of the published tests here did just that. The orange of the map is where the line goes on without the segment.', zh: '方程不知道端点在哪里：它解的是整条直线。这里收录的已发布算法里，就有两个是这样写的。地图上的橙色，就是线段已尽而直线还在的位置。', map: {'false hit': 2}},
      {en: 'Find a false hit: the segment has ended, and the line goes on into the circle.', zh: '找一次误报：线段已经结束，直线却继续伸进圆里。', challenge: [outcome('line_circle_line', 'false hit')]},
      {en: 'Mend it: of all points of the segment, the nearest to the centre counts. Its share of the way is from 0 to 1.', zh: '修好它：要看线段上离圆心最近的点。它在路上的比例从 0 到 1。', challenge: MENDED,
        mend: {form: 'segment disc f64', contract: 'closed', code: `function hit(x1, y1, x2, y2, cx, cy, r) {
  const dx = x2 - x1, dy = y2 - y1;
  const squared = dx * dx + dy * dy || 1;
  const share = ((cx - x1) * dx + (cy - y1) * dy) / squared;
  const x = x1 + share * dx, y = y1 + share * dy;
  return Math.hypot(cx - x, cy - y) <= r;
}`,
          answer: [['const share = ((cx - x1) * dx + (cy - y1) * dy) / squared', 'const share = Math.min(Math.max(((cx - x1) * dx + (cy - y1) * dy) / squared, 0), 1)']]}},
    ],
  },
  {
    id: 'inside', use: 'meets', title: {en: 'The segment inside the box', zh: '矩形里的线段'}, test: 'line_box_sides', form: 'segment box-xywh i32', scene: '-90 -40 -40 -15 0 0 120 80', guess: true, answers: ['20 20 100 60 0 0 120 80'],
    steps: [
      {en: 'A segment hits a box when it crosses one of its four sides. Drag it about. Is that all? Guess where it fails.', zh: '线段穿过矩形四条边中的一条，就算碰撞。拖动看看。这就够了吗？猜猜它在哪里失败。'},
      {en: 'A segment that lies within crosses no side. A bullet that is fast enough flies through the wall and is inside in the next frame; a slow one that began inside is never found. Striped blue in the map: all of it lies within.', zh: '整条在里面的线段不穿过任何边。够快的子弹一下穿墙而入，下一帧已在里面；从里面出发的慢子弹，永远不会被发现。地图上的蓝色条纹：整条都在里面。', map: {'missed hit': 2, places: {'missed hit': ['first in second']}}},
      {en: 'Hide the segment in the box.', zh: '把线段藏进矩形里。', challenge: [outcome('line_box_sides', 'missed hit')]},
      {en: 'Mend it with one condition more.', zh: '再加一个条件，修好它。', challenge: MENDED,
        mend: {form: 'segment box-xywh f64', contract: 'closed', code: `function hit(x1, y1, x2, y2, x, y, w, h) {
  const turn = (ax, ay, bx, by, px, py) =>
    Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
  const crosses = (ax, ay, bx, by) =>
    turn(x1, y1, x2, y2, ax, ay) !== turn(x1, y1, x2, y2, bx, by)
    && turn(ax, ay, bx, by, x1, y1) !== turn(ax, ay, bx, by, x2, y2);
  return crosses(x, y, x + w, y) || crosses(x + w, y, x + w, y + h)
      || crosses(x, y + h, x + w, y + h) || crosses(x, y, x, y + h);
}`,
          answer: [['return crosses', 'return x1 >= x && x1 <= x + w && y1 >= y && y1 <= y + h || crosses']]}},
    ],
  },
  {
    id: 'slab', use: 'meets', title: {en: 'The slab and its NaN', zh: '夹板法与 NaN'}, test: 'line_box_slabs', form: 'segment box-ltrb f64', scene: '-60 40 180 40 0 0 120 80', guess: true, answers: ['20 0 100 0 0 0 120 80'],
    steps: [
      {en: 'When does the segment enter the span of x, and when does it leave it? The same for y. Hit when the two stretches have a moment in common. It divides by the length along each axis; for this level segment that is 0, and 1 / 0 is infinite. It works nevertheless: try.',
        zh: '线段何时进入 x 的范围，何时离开？y 也一样。两段有共同的时刻就算碰撞。它要除以沿每个轴的长度；这条水平线段的长度是 0，而 1 / 0 是无穷大。居然也行：试试看。'},
      {en: 'Infinity times any distance is infinite, with the right sign. Times 0 it is no number: NaN, and no comparison with NaN is true. When is the distance 0? The purple lines of the map show it.', zh: '无穷大乘任何距离都是无穷大，符号也对。但乘 0 就不是数了：NaN，与 NaN 的任何比较都不成立。距离什么时候是 0？地图上的紫线就是答案。', map: {'broken contract': 0.2}},
      {en: 'Lay the segment on the edge of the box, so that line_box_slabs says miss. Touch exactly helps.', zh: '把线段放在矩形的边上，让 line_box_slabs 说未碰撞。可以用“恰好相接”。',
        challenge: [{relation: 'touching'}, outcome('line_box_slabs', 'broken contract')]},
      {en: 'Mend it: along an axis where it does not move, it is between the sides all the way, or nowhere.', zh: '修好它：在它不移动的轴上，要么一路都在两边之间，要么从不在。', challenge: MENDED,
        mend: {form: 'segment box-ltrb i32', contract: 'closed', within: {most: 4000}, code: `function hit(x1, y1, x2, y2, left, top, right, bottom) {
  let enters = 0, leaves = 1;
  const axes = [[x1, x2 - x1, left, right], [y1, y2 - y1, top, bottom]];
  for (const [at, way, low, high] of axes) {
    const one = (low - at) / way, other = (high - at) / way;
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters <= leaves;
}`,
          answer: [['const one =', `if (way === 0 && (at < low || at > high)) return false;
    if (way === 0) continue;
    const one =`]]}},
    ],
  },
  {
    id: 'capsule', use: 'meets', title: {en: 'A capsule is a thick segment', zh: '胶囊形是粗线段'}, test: 'disc_capsule_ends', form: 'disc capsule i32', scene: '-50 50 20 0 0 160 0 20', guess: true, answers: ['80 30 20 0 0 160 0 20'],
    steps: [
      {en: 'All points nearer than r to a segment: that is a capsule, two half discs and what is between. This test asks the discs at both ends. Where does it fail?', zh: '离线段不超过 r 的所有点，就是胶囊形：两个半圆加中间。这个算法只问两端的圆。它在哪里失败？'},
      {en: 'Between the ends there is nothing for it: striped blue in the map. The distance to the segment is what counts: from the nearest point of it, as with a box.', zh: '在它看来两端之间什么也没有，就是地图上的蓝色条纹。要紧的是到线段的距离：从线段上的最近点量起，和矩形一样。', map: {'missed hit': 2}},
      {en: 'Put the disc where disc_capsule_ends misses it, and disc_capsule_foot does not.', zh: '把圆放到 disc_capsule_ends 漏报、而 disc_capsule_foot 答对的地方。', challenge: [outcome('disc_capsule_ends', 'missed hit'), outcome('disc_capsule_foot', 'agrees')]},
      {en: 'Mend it: ask for the nearest point of the segment, not for its ends.', zh: '修好它：要问线段上的最近点，而不是两端。', challenge: MENDED,
        mend: {form: 'disc capsule f64', contract: 'closed', code: `function hit(cx, cy, r, x1, y1, x2, y2, thick) {
  const near = share => Math.hypot(
    cx - x1 - share * (x2 - x1),
    cy - y1 - share * (y2 - y1)) <= r + thick;
  return near(0) || near(1);
}`,
          answer: [['const near = share =>', `const dx = x2 - x1, dy = y2 - y1;
  const foot = Math.min(Math.max(((cx - x1) * dx + (cy - y1) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  const near = share =>`], ['near(0) ||', 'near(foot) ||']]}},
    ],
  },
];

export const POLYGONS = [
  {
    id: 'winding', use: 'meets', title: {en: 'One winding only', zh: '只认一个方向'}, test: 'liar_one_winding', form: 'point triangle i32', scene: '40 30 0 0 120 0 0 90', answers: ['40 30 0 0 0 90 120 0'],
    steps: [
      {en: 'A point is in a triangle when it is on the same side of all three edges. This test asks for one side. Drag the point: it is right.', zh: '点在三角形三条边的同一侧，就在三角形里。这个算法只认其中一侧。拖动点：都对。'},
      {en: 'But which hand that is depends on how the corners go round. Nobody has promised that.', zh: '但是哪一侧，取决于顶点按什么方向排列。谁也没有保证过。'},
      {en: 'Drag one corner across the side opposite to it, and the point back in: liar_one_winding misses it. triangle_same_side takes either hand.', zh: '把一个顶点拖过它的对边，再把点放进去：liar_one_winding 漏报。triangle_same_side 两侧都认。',
        challenge: [outcome('liar_one_winding', 'missed hit'), outcome('triangle_same_side', 'agrees')]},
      {en: 'Mend it, so that it takes either hand.', zh: '修好它，让两侧都算。', challenge: MENDED,
        mend: {form: 'point triangle i32', contract: 'closed', within: {most: 4000}, code: `function hit(px, py, x1, y1, x2, y2, x3, y3) {
  const turn = (ax, ay, bx, by) =>
    (bx - ax) * (py - ay) - (by - ay) * (px - ax);
  const turns = [turn(x1, y1, x2, y2), turn(x2, y2, x3, y3),
    turn(x3, y3, x1, y1)];
  const about = (p, ...at) =>
    p >= Math.min(...at) && p <= Math.max(...at);
  return about(px, x1, x2, x3) && about(py, y1, y2, y3)
      && turns.every(turn => turn >= 0);
}`,
          answer: [['turns.every(turn => turn >= 0)', '(turns.every(turn => turn >= 0) || turns.every(turn => turn <= 0))']]}},
    ],
  },
  {
    id: 'areas', use: 'meets', title: {en: 'Areas that do not add up', zh: '对不上的面积'}, test: 'triangle_areas', form: 'point triangle f64', scene: '40 30 0.1 0.3 120.7 0.9 33.3 90.7', view: {x: 60, y: 45, scale: 0.25}, guess: true, answers: ['0.1 0.1 0 0 120 0 0 90'],
    steps: [
      {en: 'The point makes three triangles with the sides. It is inside when their areas add up to the area of the whole. Where does that fail?', zh: '点与三条边组成三个小三角形。面积之和等于大三角形的面积，点就在里面。它在哪里失败？'},
      {en: 'With whole numbers hardly anywhere. With fractions, as in these corners, each area is rounded, and so is their sum, and then they are asked to be equal. Blue specks lie all over the triangle in the map.', zh: '整数时几乎不出错。有小数时（这些顶点就是），每个面积都要舍入，和也要舍入，然后却问它们是否相等。地图上整个三角形里到处是蓝色斑点。', map: {'missed hit': 2}},
      {en: 'Find a point well inside that triangle_areas misses. Try 0.1 in a field.', zh: '在三角形里面找一个 triangle_areas 漏报的点。可以在输入框里试 0.1。', challenge: [{relation: 'overlapping'}, outcome('triangle_areas', 'missed hit')]},
      {en: 'Mend it: do not add. Without Math.abs each part has a sign, and inside no two differ.', zh: '修好它：不要相加。去掉 Math.abs，每个面积都有符号；在里面时，符号不会相反。', challenge: MENDED,
        mend: {form: 'point triangle f64', contract: 'closed', code: `function hit(px, py, x1, y1, x2, y2, x3, y3) {
  const area = (ax, ay, bx, by, cx, cy) =>
    Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
  const parts = [area(px, py, x1, y1, x2, y2),
    area(px, py, x2, y2, x3, y3), area(px, py, x3, y3, x1, y1)];
  const about = (p, ...at) =>
    p >= Math.min(...at) && p <= Math.max(...at);
  return about(px, x1, x2, x3) && about(py, y1, y2, y3)
      && parts[0] + parts[1] + parts[2] === area(x1, y1, x2, y2, x3, y3);
}`,
          answer: [['Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2', '(bx - ax) * (cy - ay) - (by - ay) * (cx - ax)'],
            ['parts[0] + parts[1] + parts[2] === area(x1, y1, x2, y2, x3, y3)', '(parts.every(part => part >= 0) || parts.every(part => part <= 0))']]}},
    ],
  },
  {
    id: 'level', use: 'meets', title: {en: 'Level with a corner', zh: '与顶点同高'}, test: 'p5_collide2d_point_js', form: 'point quad f64', scene: '-20 25 0 -60 80 0 0 60 -80 0', guess: true, answers: ['-20 0 0 -60 80 0 0 60 -80 0'],
    steps: [
      {en: 'Go from the point to the right, and count how often you cross a side: an odd number means inside. It works for any polygon. Where could the count go wrong?', zh: '从点向右走，数一数穿过几条边：奇数次就在里面。任何多边形都适用。计数会在哪里出错？'},
      {en: 'Where the way meets a corner, two sides end there. Count both, one, or none? This library counted none, for some corners: the striped line of the map, level with a corner.', zh: '路线正好碰到一个顶点时，两条边都在那里结束。算两次、一次，还是零次？这个程序库在某些顶点一次也不算：就是地图上与顶点同高的那条线。', map: {'missed hit': 0.1}},
      {en: 'Put the point level with a corner, so that p5_collide2d_point_js is wrong.', zh: '把点放到与某个顶点同高的位置，让 p5_collide2d_point_js 出错。', challenge: [{id: 'p5_collide2d_point_js', outcomes: ['false hit', 'missed hit']}]},
      {en: 'Mend it: count a side whose one end is above the way and whose other is not. Then a corner on the way is counted by one rule.', zh: '修好它：一条边，一端在路线上方、另一端不在，才数一次。这样路线上的顶点就按同一条规则来数。', challenge: MENDED,
        mend: {form: 'point quad f64', contract: 'closed', code: `function hit(x, y, x1, y1, x2, y2, x3, y3, x4, y4) {
  const at = [[x1, y1], [x2, y2], [x3, y3], [x4, y4]];
  let inside = false;
  for (let k = 0; k < 4; k++) {
    const [ax, ay] = at[k], [bx, by] = at[(k + 1) % 4];
    const passes = (ay > y && by < y) || (ay < y && by > y);
    if (passes && x < (bx - ax) * (y - ay) / (by - ay) + ax)
      inside = !inside;
  }
  return inside;
}`,
          answer: [['(ay > y && by < y) || (ay < y && by > y)', '(ay > y) !== (by > y)']]}},
    ],
  },
  {
    id: 'within', use: 'meets', title: {en: 'One within the other', zh: '一个在另一个里面'}, test: 'triangles_sides', form: 'triangle triangle i32', scene: '-60 -40 -30 -40 -60 -10 0 60 140 60 140 -40', guess: true, answers: ['0 0 120 0 0 90 20 20 40 20 20 30'],
    steps: [
      {en: 'Two triangles meet when a side of one crosses a side of the other. You know this mistake by now. Guess where it fails.', zh: '两个三角形的边相交，就算碰撞。这个错误你已经见过了。猜猜它在哪里失败。'},
      {en: 'It is the segment in the box once more: what lies within crosses nothing, and the map is striped blue there. Ask for one corner besides, and it is mended.', zh: '又是矩形里的线段：在里面的什么也不穿过，地图上那里是蓝色条纹。再问一个顶点是否在里面，就修好了。', map: {'missed hit': 2}},
      {en: 'Make triangles_sides miss a triangle.', zh: '让 triangles_sides 漏报一个三角形。', challenge: [outcome('triangles_sides', 'missed hit'), outcome('triangles_axes', 'agrees')]},
      {en: 'Mend it: where no side is crossed, ask for one corner of each. The helper inside is there, and is not used.', zh: '修好它：没有边相交时，再各问一个顶点。现成的 inside 还没有用上。', challenge: MENDED,
        mend: {form: 'triangle triangle f64', contract: 'closed', code: `const turn = (a, b, c) => Math.sign(
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const crosses = (a, b, c, d) => turn(a, b, c) !== turn(a, b, d)
  && turn(c, d, a) !== turn(c, d, b);
const inside = (p, [a, b, c]) => turn(a, b, p) !== 0
  && turn(a, b, p) === turn(b, c, p) && turn(b, c, p) === turn(c, a, p);
function hit(x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6) {
  const one = [[x1, y1], [x2, y2], [x3, y3]];
  const two = [[x4, y4], [x5, y5], [x6, y6]];
  return one.some((a, k) => two.some((c, n) =>
    crosses(a, one[(k + 1) % 3], c, two[(n + 1) % 3])));
}`,
          answer: [['return one', 'return inside(two[0], one) || inside(one[0], two) || one']]}},
    ],
  },
  {
    id: 'axes', use: 'meets', title: {en: 'Separating axes', zh: '分离轴'}, test: 'quads_axes', form: 'quad quad i32', scene: '0 0 80 0 80 80 0 80 190 -20 250 40 190 100 130 40', answers: ['0 0 80 0 80 80 0 80 120 60 180 120 120 180 60 120'],
    steps: [
      {en: 'Two shapes without dents are apart when a line fits between them. Seen along that line, their shadows do not meet. The dashed axes stand across the sides; on each lie the shadows of both. Drag the turned box: as long as one axis has a gap, they are apart.',
        zh: '两个没有凹陷的图形，如果中间放得下一条直线，就是分离的：沿这条直线看去，两者的影子不相接。虚线是与边垂直的轴，每条轴上有两个图形的影子。拖动斜着的方块：只要有一条轴上有间隙，它们就分离。'},
      {en: 'Only axes across sides need be tried, but those of both. quads_axes_of_first takes the first box’s alone. Choose it, and its two axes are left.', zh: '只需要试与边垂直的轴，但两个图形的都要试。quads_axes_of_first 只用第一个的。选中它，就只剩两条轴。'},
      {en: 'Bring the turned box to a corner of the other, so that quads_axes_of_first hits where quads_axes sees the gap.', zh: '把斜着的方块移到另一个的角旁边，让 quads_axes_of_first 误报，而 quads_axes 看得见间隙。',
        challenge: [outcome('quads_axes_of_first', 'false hit'), outcome('quads_axes', 'agrees')]},
      {en: 'Mend it: the axes of the second shape are missing.', zh: '修好它：缺了第二个图形的轴。', challenge: MENDED,
        mend: {form: 'quad quad f64', contract: 'closed', code: `function hit(x1, y1, x2, y2, x3, y3, x4, y4,
             x5, y5, x6, y6, x7, y7, x8, y8) {
  const one = [[x1, y1], [x2, y2], [x3, y3], [x4, y4]];
  const two = [[x5, y5], [x6, y6], [x7, y7], [x8, y8]];
  const across = shape => shape.map(([x, y], k) => {
    const [nextX, nextY] = shape[(k + 1) % 4];
    return [y - nextY, nextX - x];
  });
  const axes = shape => [[1, 0], [0, 1], ...across(shape)];
  const apart = ([ax, ay]) => {
    const [a, b] = [one, two].map(shape =>
      shape.map(([x, y]) => x * ax + y * ay));
    return Math.max(...a) < Math.min(...b)
        || Math.max(...b) < Math.min(...a);
  };
  return !axes(one).some(apart);
}`,
          answer: [['!axes(one).some(apart)', '![...axes(one), ...axes(two)].some(apart)']]}},
    ],
  },
];
