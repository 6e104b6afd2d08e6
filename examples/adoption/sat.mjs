import SAT from 'sat';
const v = (x, y) => new SAT.Vector(x, y), box = (x, y, w, h) => new SAT.Box(v(x, y), w, h).toPolygon();
const polygon = (...n) => new SAT.Polygon(v(0, 0), n.map((_, k) => v(n[k], n[k + 1])).filter((_, k) => k % 2 === 0));
const circle = (x, y, r) => new SAT.Circle(v(x, y), r);
export default {
  'box-box': (a, b, c, d, e, f, g, h) => SAT.testPolygonPolygon(box(a, b, c, d), box(e, f, g, h)),
  'disc-box': (x, y, r, ...b) => SAT.testCirclePolygon(circle(x, y, r), box(...b)),
  'disc-disc': (a, b, c, d, e, f) => SAT.testCircleCircle(circle(a, b, c), circle(d, e, f)),
  'point-disc': (a, b, c, d, e) => SAT.pointInCircle(v(a, b), circle(c, d, e)),
};
