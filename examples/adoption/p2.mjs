import p2 from 'p2';
const box = (x, y, w, h) => new p2.AABB({ lowerBound: [x, y], upperBound: [x + w, y + h] });
export default {
  'box-box': (...n) => box(...n.slice(0, 4)).overlaps(box(...n.slice(4))),
  'point-box': (x, y, ...b) => box(...b).containsPoint([x, y]),
  'segment-segment': (a, b, c, d, e, f, g, h) => p2.vec2.getLineSegmentsIntersectionFraction([a, b], [c, d], [e, f], [g, h]) !== -1,
};
