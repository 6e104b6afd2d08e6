// OpenLayers: an extent is [left, top, right, bottom]; nothing but comparisons.
export async function tests(load) {
  const {intersects, containsXY} = await load('ol/extent.js');
  return [
    {id: 'ol_intersects', form: 'box-ltrb box-ltrb f64', contract: 'unstated', says: 'whether one extent intersects another', hit: n => intersects(n.slice(0, 4), n.slice(4))},
    {id: 'ol_containsXY', form: 'point box-ltrb f64', contract: 'closed', says: 'contained or on the edge', hit: ([x, y, ...extent]) => containsXY(extent, x, y)},
  ];
}
