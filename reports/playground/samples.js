import { QUESTIONS, partsOf } from './engine.js';
// Functions to begin with, one for each pair of shapes. Each is wrong in a way that many are, so that there is something to see.
const CORNER_CIRCLES = `// The corners of the squares about the circles, as on MDN for 1001 days.
function hit(a_cx, a_cy, a_r, b_cx, b_cy, b_r) {
  const dx = (a_cx - a_r) - (b_cx - b_r);
  const dy = (a_cy - a_r) - (b_cy - b_r);
  return Math.sqrt(dx * dx + dy * dy) < a_r + b_r;
}`;
const CORNERS = `// Is a corner of one box in the other?
function hit(ax, ay, aw, ah, bx, by, bw, bh) {
  const inside = (px, py, x, y, w, h) => px >= x && px <= x + w && py >= y && py <= y + h;
  const corners = (x, y, w, h) => [[x, y], [x + w, y], [x, y + h], [x + w, y + h]];
  return corners(ax, ay, aw, ah).some(([x, y]) => inside(x, y, bx, by, bw, bh))
    || corners(bx, by, bw, bh).some(([x, y]) => inside(x, y, ax, ay, aw, ah));
}`;
const SIDES = `// Near enough to all four sides.
function hit(cx, cy, r, x, y, w, h) {
  return cx + r >= x && cx - r <= x + w
    && cy + r >= y && cy - r <= y + h;
}`;
const SLAB = `// Where does the segment enter the box, and where does it leave it? Nobody asks whether it gets so far.
function hit(x1, y1, x2, y2, x, y, w, h) {
  const dx = x2 - x1, dy = y2 - y1;
  const left = (x - x1) / dx, right = (x + w - x1) / dx;
  const top = (y - y1) / dy, bottom = (y + h - y1) / dy;
  const enters = Math.max(Math.min(left, right), Math.min(top, bottom));
  const leaves = Math.min(Math.max(left, right), Math.max(top, bottom));
  return enters <= leaves && leaves >= 0;
}`;
const SAMPLES = {'disc disc': CORNER_CIRCLES, 'box-xywh box-xywh': CORNERS, 'disc box-xywh': SIDES, 'segment box-xywh': SLAB};

// The upright box about a shape, in JavaScript: left, top, right, bottom.
function bounds({name, vertices, round}, all) {
  const names = name === 'polygon' ? all.slice(1) : all; // behind the count of its corners
  const [a, b, c, d, e] = names;
  if (name === 'box-ltrb') return [a, b, c, d];
  if (name === 'box-centre') return [`${a} - ${c}`, `${b} - ${d}`, `${a} + ${c}`, `${b} + ${d}`];
  if (name === 'box-square') return [a, b, `${a} + ${c}`, `${b} + ${c}`];
  if (name === 'box-pixels') return [a, b, `${a} + ${c} - 1`, `${b} + ${d} - 1`];
  if (name === 'rounded-core') return [`${a} - ${c} - ${e}`, `${b} - ${d} - ${e}`, `${a} + ${c} + ${e}`, `${b} + ${d} + ${e}`];
  if (vertices === 0) return [a, b, `${a} + ${c}`, `${b} + ${d}`];
  const [r, ry = r] = names.slice(2 * vertices), xs = names.filter((_, k) => k % 2 === 0 && k < 2 * vertices), ys = names.filter((_, k) => k % 2 === 1 && k < 2 * vertices);
  const of = (which, all, sign, radius) => (all.length === 1 ? all[0] : `Math.${which}(${all.join(', ')})`) + (round ? ` ${sign} ${radius}` : '');
  return [of('min', xs, '-', r), of('min', ys, '-', ry), of('max', xs, '+', r), of('max', ys, '+', ry)];
}

const leastOrMost = text => text.replace(/Math\.min/g, 'least').replace(/Math\.max/g, 'most');

export function sampleOf(engine, form, inputs) {
  const {question, layouts} = partsOf(form), known = SAMPLES[form.replace(/ [fi](?:32|64)$/, '')], whole = form.endsWith(' i64');
  if (known !== undefined && !whole) return known;
  const [first, second] = layouts.map(layout => engine.layouts[layout]), count = first.columns.length;
  const sides = (layout, names) => bounds(layout, names).map(side => whole ? leastOrMost(side).replace(/\b1\b/, '1n') : side);
  const [a, b] = [sides(first, inputs.slice(0, count)), sides(second, inputs.slice(count, count + second.columns.length))];
  if (question === 'contains') return `// Is the upright box about the second within that about the first?
function contains(${inputs.join(', ')}) {
  return ${a[0]} <= ${b[0]} && ${a[1]} <= ${b[1]}
    && ${b[2]} <= ${a[2]} && ${b[3]} <= ${a[3]};
}`;
  const {moves} = QUESTIONS[question], n = whole ? inputs.map(name => `Number(${name})`) : inputs;
  const way = axis => `Number(most(most(${b[axis]} - (${a[axis + 2]}), ${a[axis]} - (${b[axis + 2]})), ${whole ? '0n' : '0'}))`;
  if (question === 'distance') return `// How far the upright boxes about them are apart.
const most = (a, b) => (b > a ? b : a);
function distance(${inputs.join(', ')}) {
  return Math.hypot(${way(0)}, ${way(1)});
}`;
  if (question === 'nearest') {
    const [point, box] = first.name === 'point' ? [inputs.slice(0, 2), b] : [inputs.slice(count), a], clamped = axis => `Math.min(Math.max(Number(${point[axis]}), Number(${box[axis]})), Number(${box[axis + 2]}))`;
    return `// The point of the upright box about it.
function nearest(${inputs.join(', ')}) {
  return {x: ${clamped(0)}, y: ${clamped(1)}};
}`;
  }
  if (question === 'crossing') return `// Where the lines cross, if that is on the first segment; nobody looks at the second.
function crossing(${inputs.join(', ')}) {
  const ax = ${n[2]} - ${n[0]}, ay = ${n[3]} - ${n[1]}, bx = ${n[6]} - ${n[4]}, by = ${n[7]} - ${n[5]};
  const turn = ax * by - ay * bx;
  const share = ((${n[4]} - ${n[0]}) * by - (${n[5]} - ${n[1]}) * bx) / turn;
  return share >= 0 && share <= 1 ? {x: ${n[0]} + share * ax, y: ${n[1]} + share * ay} : null;
}`;
  const helpers = /\b(?:least|most)\(/.test(`${a}${b}`) ? 'const least = (...all) => all.reduce((a, b) => (b < a ? b : a)), most = (...all) => all.reduce((a, b) => (b > a ? b : a));\n' : '';
  const corners = `  const [aLeft, aTop, aRight, aBottom] = [${a.join(', ')}]${whole ? '.map(Number)' : ''};
  const [bLeft, bTop, bRight, bBottom] = [${b.join(', ')}]${whole ? '.map(Number)' : ''};`;
  if (question === 'push') return `// Out of the upright box about the first, by the smaller overlap; nobody asks to which side.
${helpers}function push(${inputs.join(', ')}) {
${corners}
  const across = Math.min(aRight - bLeft, bRight - aLeft), down = Math.min(aBottom - bTop, bBottom - aTop);
  if (across <= 0 || down <= 0) return null;
  return across < down ? {x: across, y: 0} : {x: 0, y: down};
}`;
  if (moves) return `// After what part of the way the upright box about the first comes to that about the second; nobody asks whether it lies behind.
${helpers}function ${question === 'ray' ? 'raycast' : 'sweep'}(${inputs.join(', ')}) {
${corners}
  const across = [bLeft - aRight, bRight - aLeft].map(by => by / ${whole ? 'Number(dx)' : 'dx'}), down = [bTop - aBottom, bBottom - aTop].map(by => by / ${whole ? 'Number(dy)' : 'dy'});
  const enters = Math.max(Math.min(...across), Math.min(...down)), leaves = Math.min(Math.max(...across), Math.max(...down));
  return enters <= leaves && enters <= 1 ? Math.max(enters, 0) : null;
}`;
  return `// Do the upright boxes about them meet?${whole ? ' The numbers are BigInt: no Math, and 1n for 1.\nconst least = (...all) => all.reduce((a, b) => (b < a ? b : a)), most = (...all) => all.reduce((a, b) => (b > a ? b : a));' : ''}
function hit(${inputs.join(', ')}) {
  return ${a[0]} <= ${b[2]} && ${b[0]} <= ${a[2]}
    && ${a[1]} <= ${b[3]} && ${b[1]} <= ${a[3]};
}`;
}
