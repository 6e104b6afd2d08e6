import F from '@flatten-js/core';
const { point, segment, circle } = F, seg = (a, b, c, d) => segment(point(a, b), point(c, d));
const disc = (x, y, r) => new F.Polygon(circle(point(x, y), r).toArc()), box = (x, y, w, h) => new F.Box(x, y, x + w, y + h);
export default {
  'box-box': (...n) => box(...n.slice(0, 4)).intersect(box(...n.slice(4))),
  'segment-segment': (...n) => seg(...n.slice(0, 4)).intersect(seg(...n.slice(4))).length > 0,
  'point-segment': (x, y, ...s) => seg(...s).contains(point(x, y)),
  'point-disc': (x, y, a, b, r) => circle(point(a, b), r).contains(point(x, y)),
};
