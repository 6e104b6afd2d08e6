import { System } from 'detect-collisions';
const s = new System(), at = (x, y) => ({ x, y });
const circle = (x, y, r) => s.createCircle(at(x, y), r), box = (x, y, w, h) => s.createBox(at(x, y), w, h);
const ring = n => s.createPolygon(at(0, 0), n.map((_, k) => at(n[k], n[k + 1])).filter((_, k) => k % 2 === 0));
const hit = (a, b) => {
  const said = s.checkCollision(a, b);
  s.remove(a), s.remove(b);
  return said;
};
export default {
  'box-box': (...n) => hit(box(...n.slice(0, 4)), box(...n.slice(4))),
  'disc-box': (...n) => hit(circle(...n.slice(0, 3)), box(...n.slice(3))),
  'disc-disc': (...n) => hit(circle(...n.slice(0, 3)), circle(...n.slice(3))),
  'triangle-triangle': (...n) => hit(ring(n.slice(0, 6)), ring(n.slice(6))),
  'disc-triangle': (...n) => hit(circle(...n.slice(0, 3)), ring(n.slice(3))),
};
