import { createRequire } from 'node:module';
globalThis.p5 = function p5() {};
Object.assign(p5.prototype, { ...Object.fromEntries(['sqrt', 'pow', 'abs', 'min', 'max', 'round'].map(name => [name, Math[name]])),
  dist: (a, b, c, d) => Math.hypot(c - a, d - b), createVector: (x, y) => ({ x, y }) });
createRequire(import.meta.url)('p5.collide2d');
const c = Object.assign(new p5(), p5.prototype), at = (x, y) => ({ x, y });
const ring = n => n.map((_, k) => at(n[k], n[k + 1])).filter((_, k) => k % 2 === 0);
export default {
  'box-box': (...n) => c.collideRectRect(...n),
  'disc-box': (x, y, r, ...b) => c.collideRectCircle(...b, x, y, 2 * r),
  'disc-disc': (a, b, r, d, e, s) => c.collideCircleCircle(a, b, 2 * r, d, e, 2 * s),
  'point-disc': (x, y, a, b, r) => c.collidePointCircle(x, y, a, b, 2 * r),
  'segment-segment': (...n) => c.collideLineLine(...n),
  'segment-box': (...n) => c.collideLineRect(...n),
  'segment-disc': (a, b, d, e, x, y, r) => c.collideLineCircle(a, b, d, e, x, y, 2 * r),
  'triangle-triangle': (...n) => c.collidePolyPoly(ring(n.slice(0, 6)), ring(n.slice(6)), true),
};
