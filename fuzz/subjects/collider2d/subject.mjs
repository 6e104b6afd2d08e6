// Collider2D: SAT.js rewritten in TypeScript.
export async function tests(load) {
  const {default: Whole, Collider2d, Vector, Box, Circle, ...rest} = await load('collider2d');
  const c = new (Collider2d ?? Whole ?? rest.Collider2D)();
  const v = (x, y) => new Vector(x, y), box = (x, y, w, h) => new Box(v(x, y), w, h).toPolygon(), disc = (x, y, r) => new Circle(v(x, y), r);
  const says = 'of shapes that only touch it says nothing', yes = value => Boolean(value);
  return [
    {id: 'collider2d_testPolygonPolygon', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: ([a, b, e, f, g, h, k, l]) => yes(c.testPolygonPolygon(box(a, b, e, f), box(g, h, k, l)))},
    {id: 'collider2d_testPolygonCircle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: ([a, b, e, f, x, y, r]) => yes(c.testPolygonCircle(box(a, b, e, f), disc(x, y, r)))},
    {id: 'collider2d_testCircleCircle', form: 'disc disc f64', contract: 'unstated', says, hit: ([x, y, r, a, b, s]) => yes(c.testCircleCircle(disc(x, y, r), disc(a, b, s)))},
    {id: 'collider2d_pointInPolygon', form: 'point box-xywh f64', contract: 'unstated', says, hit: ([x, y, a, b, e, f]) => yes(c.pointInPolygon(v(x, y), box(a, b, e, f)))},
    {id: 'collider2d_pointInCircle', form: 'point disc f64', contract: 'unstated', says, hit: ([x, y, a, b, r]) => yes(c.pointInCircle(v(x, y), disc(a, b, r)))},
  ];
}
