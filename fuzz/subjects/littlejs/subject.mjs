// LittleJS: boxes by their centre and whole size.
export async function tests(load) {
  globalThis.window ??= globalThis;
  globalThis.document ??= {createElement: () => ({getContext: () => ({}), style: {}})};
  const {isOverlapping, vec2} = await load('littlejsengine/dist/littlejs.esm.js');
  return [
    {id: 'littlejs_isOverlapping', form: 'box-centre box-centre f64', contract: 'unstated', says: 'true when two boxes overlap; the 3-D twin says that touching edges do not',
      hit: ([x, y, rx, ry, a, b, sx, sy]) => isOverlapping(vec2(x, y), vec2(2 * rx, 2 * ry), vec2(a, b), vec2(2 * sx, 2 * sy))},
  ];
}
