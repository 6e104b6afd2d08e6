// p2.js: bounding boxes by their ends, kept in Float32Array unless the page asks for another; nothing but comparisons.
export async function tests(load) {
  const {AABB} = await load('p2');
  const box = (left, top, right, bottom) => new AABB({lowerBound: [left, top], upperBound: [right, bottom]});
  return [
    {id: 'p2_AABB_overlaps', form: 'box-ltrb box-ltrb f32', contract: 'unstated', says: 'true when the boxes overlap', hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).overlaps(box(e, f, g, h))},
    {id: 'p2_AABB_containsPoint', form: 'point box-ltrb f32', contract: 'unstated', says: 'true when the point is contained', hit: ([x, y, a, b, c, d]) => box(a, b, c, d).containsPoint([x, y])},
  ];
}
