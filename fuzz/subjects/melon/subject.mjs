// melonJS: rectangles, bounds by their ends, and ellipses, which take diameters.
export async function tests(load) {
  globalThis.window ??= globalThis;
  const {log} = console;
  console.log = () => {}; // it greets
  const {Rect, Bounds, Ellipse} = await load('melonjs/build/index.js');
  console.log = log;
  const bounds = (left, top, right, bottom) => {
    const made = new Bounds();
    made.setMinMax(left, top, right, bottom);
    return made;
  };
  return [
    {id: 'melon_Rect_overlaps', form: 'box-xywh box-xywh f64', contract: 'unstated', says: 'whether this rectangle intersects the other', hit: ([a, b, c, d, e, f, g, h]) => new Rect(a, b, c, d).overlaps(new Rect(e, f, g, h))},
    {id: 'melon_Rect_contains', form: 'point box-xywh f64', contract: 'unstated', says: 'whether the point is contained', hit: ([x, y, a, b, c, d]) => new Rect(a, b, c, d).contains(x, y)},
    {id: 'melon_Bounds_overlaps', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'true when the two bounds intersect', hit: ([a, b, c, d, e, f, g, h]) => bounds(a, b, c, d).overlaps(bounds(e, f, g, h))},
    {id: 'melon_Ellipse_contains', form: 'point disc f64', contract: 'unstated', says: 'whether the ellipse contains the point', hit: ([x, y, a, b, r]) => new Ellipse(a, b, 2 * r, 2 * r).contains(x, y)},
  ];
}
