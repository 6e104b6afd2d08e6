// The circle meets the rectangle when it reaches one of its sides. (A small circle inside reaches none.)
function distanceToSegment(px, py, x1, y1, x2, y2) {
  const t = Math.max(0, Math.min(1, ((px - x1) * (x2 - x1) + (py - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2 || 1)));
  const dx = px - (x1 + t * (x2 - x1)), dy = py - (y1 + t * (y2 - y1));
  return Math.sqrt(dx * dx + dy * dy);
}

function circleIntersectsRect(circle, rect) {
  const left = rect.x, top = rect.y, right = rect.x + rect.width, bottom = rect.y + rect.height;
  return distanceToSegment(circle.x, circle.y, left, top, right, top) <= circle.radius ||
    distanceToSegment(circle.x, circle.y, right, top, right, bottom) <= circle.radius ||
    distanceToSegment(circle.x, circle.y, left, bottom, right, bottom) <= circle.radius ||
    distanceToSegment(circle.x, circle.y, left, top, left, bottom) <= circle.radius;
}
