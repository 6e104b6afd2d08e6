// Phaser's Geom.Intersects and Contains, by their files: the whole of Phaser wants a browser.
const SOLID = 'rectangles and circles are solid; of shapes that only touch it says nothing';
const rect = (x, y, width, height) => ({x, y, width, height, right: x + width, bottom: y + height});
const circle = (x, y, radius) => ({x, y, radius, left: x - radius, right: x + radius, top: y - radius, bottom: y + radius});

export async function tests(load) {
  const [boxes, mixed, circles, inBox, inCircle] = await Promise.all(['intersects/RectangleToRectangle', 'intersects/CircleToRectangle',
    'intersects/CircleToCircle', 'rectangle/Contains', 'circle/Contains'].map(name => load(`phaser/src/geom/${name}.js`)));
  return [
    {id: 'phaser_RectangleToRectangle', form: 'box-xywh box-xywh f64', contract: 'unstated', says: SOLID,
      hit: ([a, b, c, d, e, f, g, h]) => boxes(rect(a, b, c, d), rect(e, f, g, h))},
    {id: 'phaser_CircleToRectangle', form: 'disc box-xywh f64', contract: 'unstated', says: SOLID,
      hit: ([x, y, r, a, b, c, d]) => mixed(circle(x, y, r), rect(a, b, c, d))},
    {id: 'phaser_CircleToCircle', form: 'disc disc f64', contract: 'unstated', says: SOLID,
      hit: ([x, y, r, a, b, s]) => circles(circle(x, y, r), circle(a, b, s))},
    {id: 'phaser_Rectangle_Contains', form: 'point box-xywh f64', contract: 'unstated', says: 'inside; of the edge nothing is said',
      hit: ([x, y, a, b, c, d]) => inBox(rect(a, b, c, d), x, y)},
    {id: 'phaser_Circle_Contains', form: 'point disc f64', contract: 'unstated', says: 'inside; of the rim nothing is said',
      hit: ([x, y, a, b, r]) => inCircle(circle(a, b, r), x, y)},
  ];
}
