import { createRequire } from 'node:module';
const { Circle, Polygon, Rectangle } = createRequire(import.meta.url)('@pixi/math');
export default {
  'box-box': (...n) => new Rectangle(...n.slice(0, 4)).intersects(new Rectangle(...n.slice(4))),
  'point-box': (x, y, ...b) => new Rectangle(...b).contains(x, y),
  'point-disc': (x, y, ...d) => new Circle(...d).contains(x, y),
  'point-triangle': (x, y, ...t) => new Polygon(t).contains(x, y),
  'point-quad': (x, y, ...t) => new Polygon(t).contains(x, y),
};
