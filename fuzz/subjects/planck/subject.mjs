// Planck.js, Box2D in JavaScript: bounding boxes by the differences of their ends.
export async function tests(load) {
  const {AABB, Vec2} = await load('planck');
  const box = (left, top, right, bottom) => new AABB(new Vec2(left, top), new Vec2(right, bottom));
  return [
    {id: 'planck_testOverlap', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'nothing of boxes that only touch', hit: ([a, b, c, d, e, f, g, h]) => AABB.testOverlap(box(a, b, c, d), box(e, f, g, h))},
  ];
}
