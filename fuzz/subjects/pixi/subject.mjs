// PixiJS: rectangles and circles of @pixi/math.
export async function tests(load) {
  const {Rectangle, Circle} = await load('@pixi/math');
  return [
    {id: 'pixi_Rectangle_intersects', form: 'box-xywh box-xywh f64', contract: 'open', says: 'only when the common area is above zero: rectangles that share a side do not overlap',
      hit: ([a, b, c, d, e, f, g, h]) => new Rectangle(a, b, c, d).intersects(new Rectangle(e, f, g, h))},
    {id: 'pixi_Rectangle_contains', form: 'point box-xywh f64', contract: 'unstated', says: 'contained; of the edge nothing is said', hit: ([x, y, a, b, c, d]) => new Rectangle(a, b, c, d).contains(x, y)},
    {id: 'pixi_Circle_contains', form: 'point disc f64', contract: 'unstated', says: 'contained; of the rim nothing is said', hit: ([x, y, a, b, r]) => new Circle(a, b, r).contains(x, y)},
  ];
}
