// Excalibur's BoundingBox; a browser's names must be there to load it.
export async function tests(load) {
  globalThis.window ??= globalThis;
  globalThis.document ??= {createElement: () => ({getContext: () => ({}), style: {}}), addEventListener() {}, body: {}};
  for (const name of ['Image', 'HTMLElement', 'HTMLImageElement', 'AudioContext']) globalThis[name] ??= class {};
  const {BoundingBox, Vector} = await load('excalibur');
  const box = (left, top, right, bottom) => new BoundingBox(left, top, right, bottom);
  return [
    {id: 'excalibur_overlaps', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'whether boxes overlap; of boxes that only touch it says nothing', hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).overlaps(box(e, f, g, h))},
    {id: 'excalibur_contains', form: 'point box-ltrb f64', contract: 'unstated', says: 'whether a point is contained', hit: ([x, y, a, b, c, d]) => box(a, b, c, d).contains(new Vector(x, y))},
  ];
}
