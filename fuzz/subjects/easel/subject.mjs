// EaselJS of CreateJS: a classic script that hangs itself into the global object.
export async function tests(load) {
  globalThis.window ??= globalThis;
  globalThis.document ??= {createElement: () => ({getContext: () => null, style: {}})};
  globalThis.createjs ??= {};
  await load('easeljs/lib/easeljs.js');
  const {Rectangle} = globalThis.createjs;
  return [
    {id: 'easel_intersects', form: 'box-xywh box-xywh f64', contract: 'unstated', says: 'true when they intersect (have any overlap)', hit: ([a, b, c, d, e, f, g, h]) => new Rectangle(a, b, c, d).intersects(new Rectangle(e, f, g, h))},
    {id: 'easel_contains', form: 'point box-xywh f64', contract: 'unstated', says: 'true when this rectangle fully encloses the point', hit: ([x, y, a, b, c, d]) => new Rectangle(a, b, c, d).contains(x, y)},
  ];
}
