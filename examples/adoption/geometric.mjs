import { lineIntersectsPolygon, pointInPolygon, pointOnPolygon, polygonIntersectsPolygon } from 'geometric';
const pairs = n => n.map((_, k) => [n[k], n[k + 1]]).filter((_, k) => k % 2 === 0);
const within = (x, y, ...t) => pointInPolygon([x, y], pairs(t)) || pointOnPolygon([x, y], pairs(t));
export default {
  'point-triangle': within,
  'point-quad': within,
  'segment-triangle': (...n) => lineIntersectsPolygon(pairs(n.slice(0, 4)), pairs(n.slice(4))),
  'triangle-triangle': (...n) => polygonIntersectsPolygon(pairs(n.slice(0, 6)), pairs(n.slice(6))),
};
