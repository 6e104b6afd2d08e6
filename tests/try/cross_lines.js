// Where two line segments cross, or null when they do not.
function lineIntersection(x1, y1, x2, y2, x3, y3, x4, y4) {
  const d = (y4 - y3) * (x2 - x1) - (x4 - x3) * (y2 - y1);
  if (d === 0) return null;
  const ua = ((x4 - x3) * (y1 - y3) - (y4 - y3) * (x1 - x3)) / d;
  const ub = ((x2 - x1) * (y1 - y3) - (y2 - y1) * (x1 - x3)) / d;
  if (ua < 0 || ua > 1 || ub < 0 || ub > 1) return null;
  return { x: x1 + ua * (x2 - x1), y: y1 + ua * (y2 - y1) };
}
module.exports = lineIntersection;
