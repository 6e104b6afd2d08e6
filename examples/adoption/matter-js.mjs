import Matter from 'matter-js';
const box = (x, y, w, h) => Matter.Bounds.create([{ x, y }, { x: x + w, y: y + h }]);
export default {
  'box-box': (...n) => Matter.Bounds.overlaps(box(...n.slice(0, 4)), box(...n.slice(4))),
  'point-box': (x, y, ...b) => Matter.Bounds.contains(box(...b), { x, y }),
};
