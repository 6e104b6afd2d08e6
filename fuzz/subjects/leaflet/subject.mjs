// Leaflet's Bounds; a browser's names must be there to load it.
export async function tests(load) {
  globalThis.window ??= globalThis;
  globalThis.document ??= {documentElement: {style: {}}, createElement: () => ({style: {}, getContext: () => ({})}), createElementNS: () => ({})};
  globalThis.navigator ??= {userAgent: '', platform: ''};
  globalThis.screen ??= {};
  globalThis.addEventListener ??= () => {};
  globalThis.removeEventListener ??= () => {};
  const {Bounds, Point} = await load('leaflet');
  const box = (left, top, right, bottom) => new Bounds(new Point(left, top), new Point(right, bottom));
  return [
    {id: 'leaflet_intersects', form: 'box-ltrb box-ltrb f64', contract: 'closed', says: 'when they have at least one point in common', hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).intersects(box(e, f, g, h))},
    {id: 'leaflet_overlaps', form: 'box-ltrb box-ltrb f64', contract: 'open', says: 'when their intersection is an area', hit: ([a, b, c, d, e, f, g, h]) => box(a, b, c, d).overlaps(box(e, f, g, h))},
    {id: 'leaflet_contains', form: 'point box-ltrb f64', contract: 'unstated', says: 'whether the point is contained', hit: ([x, y, a, b, c, d]) => box(a, b, c, d).contains(new Point(x, y))},
  ];
}
