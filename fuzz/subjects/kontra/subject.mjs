// kontra: objects with a place, a size and an anchor; a browser's window must be there to load it.
export async function tests(load) {
  globalThis.window ??= globalThis;
  globalThis.document ??= {createElement: () => ({getContext: () => ({})}), addEventListener() {}};
  const {collides} = await load('kontra/kontra.mjs');
  const thing = (x, y, width, height) => ({x, y, width, height, anchor: {x: 0, y: 0}});
  return [{id: 'kontra_collides', form: 'box-xywh box-xywh f64', contract: 'unstated', says: 'whether two objects collide', hit: ([a, b, c, d, e, f, g, h]) => collides(thing(a, b, c, d), thing(e, f, g, h))}];
}
