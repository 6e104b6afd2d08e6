// Konva's Util, which its documentation offers for collisions of shapes' client rectangles.
export async function tests(load) {
  const {Util} = await load('konva/lib/Util.js');
  const rect = (x, y, width, height) => ({x, y, width, height});
  return [{id: 'konva_haveIntersection', form: 'box-xywh box-xywh f64', contract: 'unstated', says: 'whether two rectangles have an intersection',
    hit: ([a, b, c, d, e, f, g, h]) => Util.haveIntersection(rect(a, b, c, d), rect(e, f, g, h))}];
}
