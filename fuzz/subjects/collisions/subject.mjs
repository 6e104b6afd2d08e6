// Collisions: circles and polygons by separating axes. A box is a polygon of its corners.
export async function tests(load) {
  const {Circle, Polygon, Point} = await load('collisions/src/Collisions.mjs');
  const box = (x, y, w, h) => new Polygon(x, y, [[0, 0], [w, 0], [w, h], [0, h]]), disc = (x, y, r) => new Circle(x, y, r);
  const says = 'of shapes that only touch it says nothing';
  return [
    {id: 'collisions_box_box', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).collides(box(e, f, g, h))},
    {id: 'collisions_box_circle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: ([a, b, c, d, x, y, r]) => box(a, b, c, d).collides(disc(x, y, r))},
    {id: 'collisions_circle_circle', form: 'disc disc f64', contract: 'unstated', says, hit: ([x, y, r, a, b, s]) => disc(x, y, r).collides(disc(a, b, s))},
    {id: 'collisions_point_box', form: 'point box-xywh f64', contract: 'unstated', says, hit: ([x, y, a, b, c, d]) => new Point(x, y).collides(box(a, b, c, d))},
    {id: 'collisions_point_circle', form: 'point disc f64', contract: 'unstated', says, hit: ([x, y, a, b, r]) => new Point(x, y).collides(disc(a, b, r))},
  ];
}
