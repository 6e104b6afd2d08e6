import * as all from 'planck';
const p = all.default ?? all, none = p.Transform.identity(), v = (x, y) => p.Vec2(x, y);
const hit = (a, b) => p.internal.Distance.testOverlap(a, 0, b, 0, none, none);
export default {
  'disc-disc': (a, b, c, d, e, f) => hit(p.Circle(v(a, b), c), p.Circle(v(d, e), f)),
  'disc-box': (a, b, c, x, y, w, h) => hit(p.Circle(v(a, b), c), p.Polygon([v(x, y), v(x + w, y), v(x + w, y + h), v(x, y + h)])),
  'point-disc': (x, y, a, b, r) => p.Circle(v(a, b), r).testPoint(none, v(x, y)),
};
