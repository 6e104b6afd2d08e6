// SAT.js: separating axes. Boxes are polygons made of their corners.
export async function tests(load) {
  const SAT = await load('sat');
  const v = (x, y) => new SAT.Vector(x, y), box = (x, y, w, h) => new SAT.Box(v(x, y), w, h).toPolygon(), disc = (x, y, r) => new SAT.Circle(v(x, y), r);
  const says = 'of shapes that only touch it says nothing';
  return [
    {id: 'sat_testPolygonPolygon', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: ([a, b, c, d, e, f, g, h]) => SAT.testPolygonPolygon(box(a, b, c, d), box(e, f, g, h))},
    {id: 'sat_testPolygonCircle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: ([a, b, c, d, x, y, r]) => SAT.testPolygonCircle(box(a, b, c, d), disc(x, y, r))},
    {id: 'sat_testCircleCircle', form: 'disc disc f64', contract: 'unstated', says, hit: ([x, y, r, a, b, s]) => SAT.testCircleCircle(disc(x, y, r), disc(a, b, s))},
    {id: 'sat_pointInPolygon', form: 'point box-xywh f64', contract: 'unstated', says, hit: ([x, y, a, b, c, d]) => SAT.pointInPolygon(v(x, y), box(a, b, c, d))},
    {id: 'sat_pointInCircle', form: 'point disc f64', contract: 'unstated', says, hit: ([x, y, a, b, r]) => SAT.pointInCircle(v(x, y), disc(a, b, r))},
  ];
}
