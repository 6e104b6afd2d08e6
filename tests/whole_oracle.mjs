// The truth about two solid shapes of small whole numbers, in whole numbers alone: a second opinion on what graze says of a
// library, with nothing of graze in it. Numbers up to a few thousand: products of four stay exact in doubles.
const SIZES = {point: 2, disc: 3, ellipse: 4, segment: 4, capsule: 5, triangle: 6, quad: 8};
const corners = {'box-xywh': ([x, y, w, h]) => [x, y, x + w, y, x + w, y + h, x, y + h], 'box-ltrb': ([l, t, r, b]) => [l, t, r, t, r, b, l, b],
  'box-centre': ([x, y, w, h]) => [x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h], 'box-pixels': ([x, y, w, h]) => [x, y, x + w - 1, y, x + w - 1, y + h - 1, x, y + h - 1]};
export const columns = kind => SIZES[kind] ?? 4;

// {points, r}; undefined when it is not solid: no size, no area, or corners that are not strictly convex.
export function shape(kind, n) {
  if (kind === 'ellipse') return n[2] > 0 && n[3] > 0 ? {points: [n.slice(0, 2)], r: 0, radii: n.slice(2)} : undefined;
  const r = ['disc', 'capsule'].includes(kind) ? n.at(-1) : 0;
  const flat = corners[kind] ? corners[kind](n) : r || ['disc', 'capsule'].includes(kind) ? n.slice(0, -1) : n;
  const points = Array.from({length: flat.length / 2}, (_, k) => [flat[2 * k], flat[2 * k + 1]]);
  if (['disc', 'capsule'].includes(kind) && r <= 0) return undefined;
  if (points.length === 2 && kind !== 'capsule' && points[0][0] === points[1][0] && points[0][1] === points[1][1]) return undefined;
  if (points.length > 2) {
    const turns = points.map((_, k) => cross(points[k], points[(k + 1) % points.length], points[(k + 2) % points.length]));
    if (corners[kind] && !(points[2][0] > points[0][0] && points[2][1] > points[0][1])) return undefined;
    if (!turns.every(t => t > 0) && !turns.every(t => t < 0)) return undefined;
    // Turns all one way may still go round twice only with five corners or more.
  }
  return {points, r};
}
const cross = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const square = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
const edges = ({points: p}) => p.length === 1 ? [] : p.length === 2 ? [[p[0], p[1]]] : p.map((q, k) => [q, p[(k + 1) % p.length]]);

// Of the hulls without radius: 1 apart, 0 touching, -1 overlapping; by the sides of every line through two corners of the two.
function hulls(a, b) {
  let best = -1;
  const all = [...a.points, ...b.points];
  for (const p of all) for (const q of all) {
    const dx = q[0] - p[0], dy = q[1] - p[1];
    for (const [nx, ny] of [[dy, -dx], [dx, dy]]) {
      if (nx === 0 && ny === 0) continue;
      const of = s => s.points.map(([x, y]) => x * nx + y * ny), [low, high] = [Math.max(...of(a)), Math.min(...of(b))];
      if (low < high) return 1;
      if (low === high) best = 0;
    }
  }
  return best;
}

// The sign of (distance of a point to a segment)^2 - R^2, by products alone.
function near(p, [a, b], R) {
  const length = square(a, b), along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]);
  if (length === 0 || along <= 0) return Math.sign(square(p, a) - R * R);
  if (along >= length) return Math.sign(square(p, b) - R * R);
  return Math.sign(cross(a, b, p) ** 2 - R * R * length);
}

// An ellipse is a disc where x is as many times as large as its radius down, and y as its radius across.
const scaled = (s, [rx, ry]) => ({points: s.points.map(([x, y]) => [x * ry, y * rx]), r: s.radii ? rx * ry : 0});

export function relation(a, b) {
  const radii = a.radii ?? b.radii;
  if (radii) return relation(scaled(a, radii), scaled(b, radii));
  const R = a.r + b.r, cores = hulls(a, b);
  if (R === 0) return cores;
  if (cores <= 0) return -1;
  let least = 1;
  for (const p of a.points) for (const q of b.points) least = Math.min(least, Math.sign(square(p, q) - R * R));
  for (const [one, other] of [[a, b], [b, a]]) for (const p of one.points) for (const e of edges(other)) least = Math.min(least, near(p, e, R));
  return least;
}

// Whether an answer to a question is right: `said` is what is printed, numbers of at most three decimals, taken as they stand, or `none`.
// All is made whole by a factor first, so beside a radius numbers up to 4 stay exact, and up to a thousand without.
const FACTOR = 1000;
const grown = (s, factor) => ({points: s.points.map(([x, y]) => [Math.round(x * factor), Math.round(y * factor)]), r: Math.round(s.r * factor)});
const moved = (s, [dx, dy]) => ({points: s.points.map(([x, y]) => [x + dx, y + dy]), r: s.r});
const length = ([x, y]) => Math.hypot(x, y);

export function isRight(question, a, b, way, said) {
  const [A, B] = [grown(a, FACTOR), grown(b, FACTOR)], numbers = said.split(' ').map(n => Math.round(Number(n) * FACTOR));
  if (question !== 'contains' && (said === 'none' ? !['ray', 'crossing'].includes(question) : numbers.some(Number.isNaN))) return false;
  if (question === 'ray') { // the way up to there touches the shape, and does no more
    const path = part => ({points: [A.points[0], [A.points[0][0] + Math.round(way[0] * part), A.points[0][1] + Math.round(way[1] * part)]], r: 0});
    return said === 'none' ? relation(path(FACTOR), B) === 1 : relation(path(numbers[0]), B) === 0;
  }
  if (question === 'push') { // they touch then, and nothing shorter by a hundredth parts them, in any of many directions
    if (relation(A, moved(B, numbers)) !== 0) return false;
    return Array.from({length: 720}, (_, k) => k * Math.PI / 360).every(turn => relation(A, moved(B, [Math.cos(turn), Math.sin(turn)].map(c => Math.round(0.99 * c * length(numbers))))) === -1);
  }
  if (question === 'nearest') // it is in the shape, and the shape reaches no further towards the point: they touch as a disc of that radius does
    return relation({points: [numbers], r: 0}, B) <= 0 && [0, 1].includes(relation({points: A.points, r: Math.floor(0.999 * length([numbers[0] - A.points[0][0], numbers[1] - A.points[0][1]]))}, B));
  if (question === 'distance') return relation({points: A.points, r: A.r + numbers[0]}, B) === 0;
  if (question === 'crossing') return said === 'none' ? relation(A, B) === 1 : [A, B].every(s => relation({points: [numbers], r: 0}, s) === 0);
  if (question === 'contains') { // every corner of the second is within the first, grown smaller by the second's radius
    const inside = B.points.every(p => A.points.length === 1 ? length([p[0] - A.points[0][0], p[1] - A.points[0][1]]) + B.r <= A.r : B.r === 0 && relation({points: [p], r: 0}, A) <= 0);
    return said === String(inside);
  }
  throw new Error(`the oracle knows no ${question}`);
}
