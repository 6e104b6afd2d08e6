// The area that two polygons have in common, by libraries that compute it, beside the exact one: of polygons with whole numbers it is
// rational. And what holds without any reference: it is no more than either area, the same with the polygons exchanged, and the same when
// both are moved by whole numbers.
//
//   node areas.mjs --table                    the libraries, as JSON: {name: npm}
//   node areas.mjs LIBRARY MODULES CASES      what was found, as JSON; MODULES is the folder that holds node_modules
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loader } from './load.mjs';
import { table } from './npm.mjs';

const FINE = 2 ** 20; // Clipper rounds the corners of a result to whole numbers
const closed = p => [...p, p[0]];
const isConvex = p => p.every(([x, y], k) => { const [[u, v], [s, t]] = [p[(k + 1) % p.length], p[(k + 2) % p.length]]; return (u - x) * (t - v) > (v - y) * (s - u); });
const ringArea = p => Math.abs(p.reduce((sum, [x, y], k) => { const [u, v] = p[(k + 1) % p.length]; return sum + x * v - u * y; }, 0)) / 2;
const holed = polygons => polygons.reduce((sum, [outer, ...holes]) => sum + ringArea(outer) - holes.reduce((all, hole) => all + ringArea(hole), 0), 0);
// A row makes of a library a function of two polygons, [[x, y], ...] each, that gives their common area.
const rows = {
  martinez: async load => { const f = await load('martinez-polygon-clipping/dist/martinez.js'); return (a, b) => holed(f.intersection([closed(a)], [closed(b)]) ?? []); },
  'polygon-clipping': async load => { const f = await load('polygon-clipping'); return (a, b) => holed(f.intersection([closed(a)], [closed(b)])); },
  'overlap-area': async load => { const f = await load('overlap-area'); return (a, b) => f.getOverlapSize(a, b); },
  flatten: async load => {
    const {Polygon, BooleanOperations} = await load('@flatten-js/core');
    return (a, b) => { const [p, q] = [a, b].map(ring => { const made = new Polygon(ring); return made.faces.values().next().value.orientation() === 1 ? made : made.reverse(); }); return Math.abs(BooleanOperations.intersect(p, q).area()); };
  },
  jsts: async load => {
    const J = await load('jsts/dist/jsts.min.js').then(made => made.geom ? made : globalThis.jsts), F = new J.geom.GeometryFactory(), {OverlayOp} = J.operation.overlay;
    const polygon = ring => F.createPolygon(F.createLinearRing(closed(ring).map(([x, y]) => new J.geom.Coordinate(x, y))), []);
    return (a, b) => OverlayOp.intersection(polygon(a), polygon(b)).getArea();
  },
  clipper: async load => {
    const C = await load('clipper-lib'), fine = ring => ring.map(([x, y]) => ({X: x * FINE, Y: y * FINE}));
    return (a, b) => {
      const c = new C.Clipper(), out = [];
      c.AddPath(fine(a), C.PolyType.ptSubject, true);
      c.AddPath(fine(b), C.PolyType.ptClip, true);
      c.Execute(C.ClipType.ctIntersection, out);
      return Math.abs(out.reduce((sum, ring) => sum + C.Clipper.Area(ring), 0)) / FINE ** 2;
    };
  },
  clipper2: async load => {
    const C = await load('clipper2-js'), paths = ring => { const made = new C.Path64(), all = new C.Paths64(); for (const [x, y] of ring) made.push(new C.Point64(x * FINE, y * FINE)); all.push(made); return all; };
    return (a, b) => Math.abs([...C.Clipper.Intersect(paths(a), paths(b), C.FillRule.NonZero)].reduce((sum, ring) => sum + C.Clipper.area(ring), 0)) / FINE ** 2;
  },
  turf: async load => {
    const T = await load('@turf/turf');
    return (a, b) => { const both = T.intersect(T.featureCollection([T.polygon([closed(a)]), T.polygon([closed(b)])])); return both === null ? 0 : holed(both.geometry.type === 'Polygon' ? [both.geometry.coordinates] : both.geometry.coordinates); };
  },
};

// Rational numbers: [over, under], under > 0.
const gcd = (a, b) => { while (b !== 0n) [a, b] = [b, a % b]; return a < 0n ? -a : a; };
const ratio = (over, under) => { const by = (under < 0n ? -1n : 1n) * (gcd(over, under) || 1n); return [over / by, under / by]; };
const add = ([a, b], [c, d]) => ratio(a * d + c * b, b * d), times = ([a, b], [c, d]) => ratio(a * c, b * d), minus = (p, [c, d]) => add(p, [-c, d]);
const turn = ([ax, ay], [bx, by], [cx, cy]) => minus(times(minus(bx, ax), minus(cy, ay)), times(minus(by, ay), minus(cx, ax)));
const sign = ([over]) => over > 0n ? 1 : over < 0n ? -1 : 0;

// A convex ring cut at the line from a to b: what is left of it.
function cut(ring, a, b) {
  const kept = [];
  ring.forEach((p, k) => {
    const q = ring[(k + 1) % ring.length], one = turn(a, b, p), other = turn(a, b, q);
    if (sign(one) >= 0) kept.push(p);
    if (sign(one) * sign(other) < 0) {
      const [over, under] = minus(one, other), share = times(one, [under * (over < 0n ? -1n : 1n), over < 0n ? -over : over]);
      kept.push([0, 1].map(axis => add(p[axis], times(share, minus(q[axis], p[axis])))));
    }
  });
  return kept;
}

// Of simple polygons: the common areas of triangles from the first corner of each to its sides, with the signs of both.
function exactly(a, b) {
  const triangles = ring => ring.slice(1, -1).map((p, k) => [ring[0], p, ring[k + 2]].map(spot => spot.map(x => [BigInt(x), 1n]))).map(all => ({all, way: sign(turn(...all))})).filter(({way}) => way !== 0)
    .map(({all: [p, q, r], way}) => ({all: way > 0 ? [p, q, r] : [p, r, q], way}));
  let sum = [0n, 1n];
  for (const one of triangles(a))
    for (const other of triangles(b)) {
      let left = one.all;
      for (let k = 0; k < 3 && left.length > 2; k++) left = cut(left, other.all[k], other.all[(k + 1) % 3]);
      for (let k = 1; k + 1 < left.length; k++) sum = add(sum, times(turn(left[0], left[k], left[k + 1]), [BigInt(one.way * other.way), 2n]));
    }
  return Math.abs(Number(sum[0]) / Number(sum[1]));
}

// Simple polygons of small whole numbers: corners in the order of their directions from a spot within, one to a direction.
function drawer(seed) {
  let state = seed >>> 0;
  const next = below => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor(state / 2 ** 32 * below); };
  const half = ([x, y]) => y > 0 || (y === 0 && x > 0) ? 0 : 1, by = (p, q) => half(p) - half(q) || p[1] * q[0] - p[0] * q[1];
  return () => {
    for (;;) {
      const middle = [next(13), next(13)], spots = Array.from({length: 3 + next(6)}, () => [next(13) - middle[0], next(13) - middle[1]]).filter(([x, y]) => x !== 0 || y !== 0).sort(by);
      const ring = spots.filter((p, k) => k === 0 || by(spots[k - 1], p) !== 0), round = ring.every((p, k) => { const q = ring[(k + 1) % ring.length]; return p[0] * q[1] - p[1] * q[0] > 0; });
      const straight = ring.some((p, k) => { const [q, r] = [ring[(k + 1) % ring.length], ring[(k + 2) % ring.length]]; return (q[0] - p[0]) * (r[1] - q[1]) === (q[1] - p[1]) * (r[0] - q[0]); });
      if (ring.length > 2 && round && !straight) return ring.map(([x, y]) => [x + middle[0], y + middle[1]]);
    }
  };
}

const NEAR = 1e-2; // numbers that a library rounds
const differ = (one, two) => one !== null && two !== null && Math.abs(one - two) > NEAR;
const moved = ring => ring.map(([x, y]) => [x + 7, y - 5]);

// Asks from a case on, and tells each: in a thread of its own, since a library may never end.
async function asking({name, modules, from, cases}) {
  console.log = console.warn = () => {}; // a library's own words
  const area = await rows[name](loader(path.resolve(modules))), draw = drawer(1);
  const ask = (a, b) => { try { const said = area(a, b); return Number.isFinite(said) ? said : null; } catch { return null; } };
  for (let n = 0; n < cases; n++) {
    const a = draw(), b = draw();
    if (n < from) continue;
    parentPort.postMessage({n, begun: true});
    const said = ask(a, b);
    parentPort.postMessage({n, a, b, said, other: ask(b, a), away: ask(moved(a), moved(b)), right: exactly(a, b), most: Math.min(ringArea(a), ringArea(b))});
  }
}

// What all answers come to. One that takes longer than five seconds never ends.
async function tried(name, modules, cases) {
  const found = {cases, wrong: 0, convex: 0, exchanged: 0, moved: 0, more: 0, none: 0, endless: 0, example: null};
  const take = ({a, b, said, other, away, right, most}) => {
    found.none += said === null;
    found.exchanged += differ(said, other);
    found.moved += differ(said, away);
    found.more += said !== null && said > most + NEAR;
    if (!differ(said, right)) return;
    const convex = isConvex(a) && isConvex(b), size = a.length + b.length + (convex ? 0 : 16);
    found.wrong++;
    found.convex += convex;
    if (found.example === null || size < found.example.size) found.example = {a, b, said, right, size};
  };
  for (let from = 0; from < cases;)
    from = await new Promise((done, failed) => {
      let at = from, clock;
      const worker = new Worker(fileURLToPath(import.meta.url), {workerData: {name, modules, from, cases}, stdout: true});
      const wait = () => { clearTimeout(clock); clock = setTimeout(() => { found.endless++; worker.terminate().then(() => done(at + 1)); }, 5000); };
      worker.on('message', told => { at = told.n; if (!told.begun) take(told); wait(); });
      worker.on('error', failed);
      worker.on('exit', code => { clearTimeout(clock); if (code === 0) done(cases); });
    });
  return found;
}

if (isMainThread) {
  const [, , name, modules, cases = '1024'] = process.argv;
  console.log(JSON.stringify(name === '--table' ? Object.fromEntries(Object.keys(rows).map(row => [row, table[row].npm])) : await tried(name, modules, Number(cases))));
} else await asking(workerData);
