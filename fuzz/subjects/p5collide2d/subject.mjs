// p5.collide2D hangs itself into p5, of which it needs dist alone; the page gives diameters.
export async function tests(load) {
  globalThis.p5 = function () {};
  globalThis.p5.prototype.dist = (x, y, a, b) => Math.hypot(a - x, b - y);
  const {log} = console;
  console.log = () => {}; // it greets
  await load('p5.collide2d/p5.collide2d.js');
  console.log = log;
  const p = new globalThis.p5(), says = 'of shapes that only touch it says nothing';
  return [
    {id: 'p5_collideRectRect', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: n => p.collideRectRect(...n)},
    {id: 'p5_collideRectCircle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: ([x, y, w, h, a, b, r]) => p.collideRectCircle(x, y, w, h, a, b, 2 * r)},
    {id: 'p5_collideCircleCircle', form: 'disc disc f64', contract: 'unstated', says, hit: ([x, y, r, a, b, s]) => p.collideCircleCircle(x, y, 2 * r, a, b, 2 * s)},
    {id: 'p5_collidePointRect', form: 'point box-xywh f64', contract: 'unstated', says, hit: n => p.collidePointRect(...n)},
    {id: 'p5_collidePointCircle', form: 'point disc f64', contract: 'unstated', says, hit: ([x, y, a, b, r]) => p.collidePointCircle(x, y, a, b, 2 * r)},
  ];
}
