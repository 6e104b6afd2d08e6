// The lessons about answers that are numbers: as those of lesson_text.js, and each ends in a mend of the code.
const offBy = id => ({id, outcomes: ['wrong number']});
export const MENDED = [{mended: true}, {clean: true}];

export const NUMBERS = [
  {
    id: 'push-out', title: {en: 'The way out', zh: '推出去的路'}, test: 'boxes_push_common', form: 'push box-ltrb box-ltrb f64', scene: '0 0 160 120 130 40 190 90', guess: true, answers: ['0 0 160 120 40 30 100 80'],
    steps: [
      {en: 'Two boxes overlap. By how much must the second be moved, so that they only touch? This code takes the part that both have in common: the push is its narrower side. Where is that wrong?',
        zh: '两个矩形重叠。第二个要移动多少，两者才刚好相接？这段代码看两者共有的部分：它较窄的一边就是推动的量。这在哪里会错？'},
      {en: 'Orange in the map: there one box reaches past the other on both sides. What they have in common is then as wide as the box itself, and after that push they still overlap. Find such a place.',
        zh: '地图上的橙色：那里一个矩形在两侧都超出另一个。共有的部分就和矩形自己一样宽，推动之后它们仍然重叠。找一个这样的位置。', map: {'wrong number': 2}, challenge: [offBy('boxes_push_common')]},
      {en: 'Now mend it. Along each axis there are two ways out. Change the code and run it, until no case is wrong.', zh: '现在修好它。沿每个轴都有两条出路。改代码，运行，直到没有错误的用例。', challenge: MENDED,
        mend: {form: 'push box-ltrb box-ltrb f64', contract: 'zero', code: `function push(aLeft, aTop, aRight, aBottom,
              bLeft, bTop, bRight, bBottom) {
  const x = Math.min(aRight, bRight) - Math.max(aLeft, bLeft);
  const y = Math.min(aBottom, bBottom) - Math.max(aTop, bTop);
  if (x <= 0 || y <= 0) return null;
  const right = aLeft + aRight < bLeft + bRight;
  const down = aTop + aBottom < bTop + bBottom;
  return x < y ? {x: right ? x : -x, y: 0}
               : {x: 0, y: down ? y : -y};
}`,
          answer: [['Math.min(aRight, bRight) - Math.max(aLeft, bLeft)', 'Math.min(aRight - bLeft, bRight - aLeft)'], ['Math.min(aBottom, bBottom) - Math.max(aTop, bTop)', 'Math.min(aBottom - bTop, bBottom - aTop)']]}},
    ],
  },
  {
    id: 'ray-box', title: {en: 'A ray has a start', zh: '射线有起点'}, test: 'ray_slabs_line', form: 'ray point box-ltrb f64', scene: '-60 -20 0 0 120 80 90 60', guess: true, answers: ['150 90 0 0 120 80 90 60'],
    steps: [
      {en: 'A point moves along the arrow. After what part of its way does it come to the box? The code asks when the line comes between the two sides of each axis, and when it leaves them. Where is the answer wrong?',
        zh: '一个点沿箭头移动。走过路程的几分之几时碰到矩形？代码问直线何时进入每个轴的两边之间，何时离开。它的回答在哪里会错？'},
      {en: 'Orange in the map: there the box lies behind the start. The line has left it before, and the code says 0: met at once. Find such a place.',
        zh: '地图上的橙色：那里矩形在起点后面。直线早已离开了它，代码却说 0：立刻相遇。找一个这样的位置。', map: {'wrong number': 2}, challenge: [offBy('ray_slabs_line')]},
      {en: 'Mend it: what has been left before the start is not met. A point that starts within the box still answers 0.', zh: '修好它：起点之前已离开的，不算相遇。从矩形里面出发的点仍然回答 0。', challenge: MENDED,
        mend: {form: 'ray point box-ltrb f64', contract: 'zero', code: `function ray(x, y, left, top, right, bottom, dx, dy) {
  let enters = -Infinity, leaves = Infinity;
  const axes = [[x, dx, left, right], [y, dy, top, bottom]];
  for (const [at, way, low, high] of axes) {
    if (way === 0 && (at < low || at > high)) return null;
    if (way === 0) continue;
    const one = (low - at) / way, other = (high - at) / way;
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  if (enters > leaves || enters > 1) return null;
  return Math.max(enters, 0);
}`,
          answer: [['enters > 1', 'enters > 1 || leaves < 0']]}},
    ],
  },
  {
    id: 'ray-disc', title: {en: 'How long is the way?', zh: '路有多长？'}, test: 'ray_disc_not_unit', form: 'ray point disc f64', scene: '90 60 0 0 40 100 20', guess: true, answers: ['-90 10 0 0 40 100 20'],
    steps: [
      {en: 'A point moves towards a disc. Its place after the part t of the way, put into the equation of the circle, gives a quadratic equation; the smaller root is where it comes in. The code leaves out one of the factors. Where does that matter?',
        zh: '一个点移向圆。把走过路程的 t 时的位置代入圆的方程，得到二次方程；较小的根就是进入之处。代码省去了一个系数。这在哪里有影响？'},
      {en: 'The factor of t² is the length of the way, squared. Without it the code is right only for a way of length 1. Orange in the map: it stops too soon, or at a disc that it passes by. Find such a place.',
        zh: 't² 的系数是路程长度的平方。省去它，代码只对长度为 1 的路程正确。地图上的橙色：它停得太早，或者停在它只是经过的圆前。找一个这样的位置。', map: {'wrong number': 2}, challenge: [offBy('ray_disc_not_unit')]},
      {en: 'Mend it: the equation is a t² + 2 b t + c = 0. Which two lines need a?', zh: '修好它：方程是 a t² + 2 b t + c = 0。哪两行需要 a？', challenge: MENDED,
        mend: {form: 'ray point disc f64', contract: 'zero', code: `function ray(x, y, cx, cy, r, dx, dy) {
  const mx = x - cx, my = y - cy;
  const b = mx * dx + my * dy;
  const c = mx * mx + my * my - r * r;
  if (c <= 0) return 0;
  const under = b * b - c;
  if (b >= 0 || under < 0) return null;
  const t = -b - Math.sqrt(under);
  return t <= 1 ? t : null;
}`,
          answer: [['const t = -b - Math.sqrt(under);', 'const t = (-b - Math.sqrt(under)) / (dx * dx + dy * dy);'], ['b * b - c', 'b * b - (dx * dx + dy * dy) * c']]}},
    ],
  },
  {
    id: 'sweep', title: {en: 'Through the wall', zh: '穿墙而过'}, test: 'sweep_boxes_end', form: 'sweep box-ltrb box-ltrb f64', scene: '-100 0 -60 40 0 -60 20 100 60 0', guess: true, answers: ['-60 0 -20 40 0 -60 20 100 100 0'],
    steps: [
      {en: 'A box moves along the arrow to a wall. The code moves it by all of its way, asks whether it meets the wall there, and if so answers 1: at the end. Where is that wrong?',
        zh: '一个矩形沿箭头移向墙。代码把它移过整段路程，问它在那里是否碰到墙；碰到就回答 1：在终点。这在哪里会错？'},
      {en: 'Orange in the map: it is in the wall at the end and came to it before, or it flew through. In games the second is called tunnelling. Find such a place.',
        zh: '地图上的橙色：它在终点已在墙里，其实更早就碰到了；或者它穿了过去。后者在游戏里叫“穿隧”。找一个这样的位置。', map: {'wrong number': 2}, challenge: [offBy('sweep_boxes_end')]},
      {en: 'Mend it. Grow the wall by the size of the box: then the box is a point, its upper left corner, and the lesson “A ray has a start” has the code for that.', zh: '修好它。把墙按矩形的大小扩大：矩形就成了一个点，即它的左上角，它的代码在“射线有起点”那一课里。', challenge: MENDED,
        mend: {form: 'sweep box-ltrb box-ltrb f64', contract: 'zero', code: `function sweep(aLeft, aTop, aRight, aBottom,
               bLeft, bTop, bRight, bBottom, dx, dy) {
  const met = aLeft + dx <= bRight && bLeft <= aRight + dx
    && aTop + dy <= bBottom && bTop <= aBottom + dy;
  return met ? 1 : null;
}`,
          answer: [['return met ? 1 : null;', `let enters = 0, leaves = 1;
  for (const [at, way, low, high] of [[aLeft, dx, bLeft - (aRight - aLeft), bRight], [aTop, dy, bTop - (aBottom - aTop), bBottom]]) {
    if (way === 0 && (at < low || at > high)) return null;
    if (way === 0) continue;
    enters = Math.max(enters, Math.min((low - at) / way, (high - at) / way));
    leaves = Math.min(leaves, Math.max((low - at) / way, (high - at) / way));
  }
  return enters <= leaves ? enters : null;`]]}},
    ],
  },
];
