import i from 'intersects';
export default {
  'box-box': i.boxBox,
  'disc-box': (x, y, r, ...b) => i.circleBox(x, y, r, ...b),
  'disc-disc': i.circleCircle,
  'point-box': i.pointBox,
  'point-disc': i.pointCircle,
  'segment-box': i.lineBox,
  'segment-disc': i.lineCircle,
  'segment-segment': (...n) => i.lineLine(...n),
  'segment-triangle': (...n) => i.linePolygon(...n.slice(0, 4), n.slice(4)),
  'triangle-triangle': (...n) => i.polygonPolygon(n.slice(0, 6), n.slice(6)),
  'disc-triangle': (x, y, r, ...t) => i.circlePolygon(x, y, r, t),
};
