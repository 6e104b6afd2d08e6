// Flatten.js: comparisons by a tolerance of 1e-6, which its documentation tells (Utils.DP_TOL).
export async function tests(load) {
  const {Box, Circle, Point} = await load('@flatten-js/core');
  return [
    {id: 'flatten_Box_intersect', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'true when boxes intersect', hit: ([a, b, c, d, e, f, g, h]) => new Box(a, b, c, d).intersect(new Box(e, f, g, h))},
    {id: 'flatten_Circle_contains', form: 'point disc f64', contract: 'unstated', says: 'true when the circle contains the shape, by a tolerance of 1e-6', hit: ([x, y, a, b, r]) => new Circle(new Point(a, b), r).contains(new Point(x, y))},
  ];
}
