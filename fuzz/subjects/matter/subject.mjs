// Matter.js Bounds: left, top, right, bottom; nothing but comparisons.
export async function tests(load) {
  const {Bounds} = await load('matter-js');
  const bounds = (left, top, right, bottom) => ({min: {x: left, y: top}, max: {x: right, y: bottom}});
  return [
    {id: 'matter_Bounds_overlaps', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'true when they intersect', hit: ([a, b, c, d, e, f, g, h]) => Bounds.overlaps(bounds(a, b, c, d), bounds(e, f, g, h))},
    {id: 'matter_Bounds_contains', form: 'point box-ltrb f64', contract: 'unstated', says: 'true when the point is contained', hit: ([x, y, a, b, c, d]) => Bounds.contains(bounds(a, b, c, d), {x, y})},
  ];
}
