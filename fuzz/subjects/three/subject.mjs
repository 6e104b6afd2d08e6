// three.js Box2: least and greatest corner; nothing but comparisons.
export async function tests(load) {
  const {Box2, Vector2} = await load('three');
  const box = (left, top, right, bottom) => new Box2(new Vector2(left, top), new Vector2(right, bottom));
  return [
    {id: 'three_Box2_intersectsBox', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'true when they intersect', hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).intersectsBox(box(e, f, g, h))},
    {id: 'three_Box2_containsPoint', form: 'point box-ltrb f64', contract: 'closed', says: 'within or on the boundaries of the box', hit: ([x, y, a, b, c, d]) => box(a, b, c, d).containsPoint(new Vector2(x, y))},
  ];
}
