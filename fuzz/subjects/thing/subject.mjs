// @thi.ng/geom-isec: corners and sizes as vectors, one function a pair of shapes.
export async function tests(load) {
  const [{testRectRect}, {testRectCircle}, {testCircleCircle}, {pointInRect, pointInCircle}] =
    await Promise.all(['rect-rect', 'rect-circle', 'circle-circle', 'point'].map(name => load(`@thi.ng/geom-isec/${name}.js`)));
  const says = 'of shapes that only touch it says nothing';
  return [
    {id: 'thing_testRectRect', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: ([a, b, c, d, e, f, g, h]) => testRectRect([a, b], [c, d], [e, f], [g, h])},
    {id: 'thing_testRectCircle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: ([a, b, c, d, x, y, r]) => testRectCircle([a, b], [c, d], [x, y], r)},
    {id: 'thing_testCircleCircle', form: 'disc disc f64', contract: 'unstated', says, hit: ([x, y, r, a, b, s]) => testCircleCircle([x, y], [a, b], r, s)},
    {id: 'thing_pointInRect', form: 'point box-xywh f64', contract: 'unstated', says, hit: ([x, y, a, b, c, d]) => pointInRect([x, y], [a, b], [c, d])},
    {id: 'thing_pointInCircle', form: 'point disc f64', contract: 'unstated', says, hit: ([x, y, a, b, r]) => pointInCircle([x, y], [a, b], r)},
  ];
}
