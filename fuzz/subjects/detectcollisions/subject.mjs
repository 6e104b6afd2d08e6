// detect-collisions: bodies in a system; each case makes two and takes them out again.
export async function tests(load) {
  const {System} = await load('detect-collisions');
  const system = new System(), says = 'of bodies that only touch it says nothing';
  const box = ([x, y, w, h]) => system.createBox({x, y}, w, h), disc = ([x, y, r]) => system.createCircle({x, y}, r);
  const meet = (a, b) => {
    const said = system.checkCollision(a, b);
    system.remove(a);
    system.remove(b);
    return said;
  };
  return [
    {id: 'detect_box_box', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: n => meet(box(n), box(n.slice(4)))},
    {id: 'detect_box_circle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: n => meet(box(n), disc(n.slice(4)))},
    {id: 'detect_circle_circle', form: 'disc disc f64', contract: 'unstated', says, hit: n => meet(disc(n), disc(n.slice(3)))},
  ];
}
