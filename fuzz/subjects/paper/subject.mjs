// Paper.js: rectangles by corner and size.
export async function tests(load) {
  const {Rectangle, Point} = await load('paper/dist/paper-core.js');
  const box = (x, y, w, h) => new Rectangle(x, y, w, h);
  return [
    {id: 'paper_Rectangle_intersects', form: 'box-xywh box-xywh f64', contract: 'open', says: 'whether another rectangle intersects this one: rectangles that only touch do not', hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).intersects(box(e, f, g, h))},
    {id: 'paper_Rectangle_contains', form: 'point box-xywh f64', contract: 'unstated', says: 'whether the point is inside', hit: ([x, y, a, b, c, d]) => box(a, b, c, d).contains(new Point(x, y))},
  ];
}
