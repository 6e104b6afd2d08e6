// LittleJS: boxes by their centre and whole size. Where a whole size is beyond doubles the scene is put at half scale, exactly.
export async function tests(load) {
  globalThis.window ??= globalThis;
  globalThis.document ??= {createElement: () => ({getContext: () => ({}), style: {}})};
  const {isOverlapping, vec2} = await load('littlejsengine/dist/littlejs.esm.js');
  return [
    {id: 'littlejs_isOverlapping', form: 'box-centre box-centre f64', contract: 'unstated', says: 'true when two boxes overlap; the 3-D twin says that touching edges do not',
      hit: ([x, y, rx, ry, a, b, sx, sy]) => {
        const scale = Math.max(rx, ry, sx, sy) > Number.MAX_VALUE / 2 ? 1 : 2;
        const at = (x, y) => vec2(x * scale / 2, y * scale / 2), size = (rx, ry) => vec2(rx * scale, ry * scale);
        return isOverlapping(at(x, y), size(rx, ry), at(a, b), size(sx, sy));
      }},
  ];
}
