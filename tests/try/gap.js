// How far a circle is from a box, for steering.
function distanceToRect(circle, rect) {
  const nearestX = Math.max(rect.x, Math.min(circle.x, rect.x + rect.width));
  const nearestY = Math.max(rect.y, Math.min(circle.y, rect.y + rect.height));
  return Math.max(0, Math.hypot(circle.x - nearestX, circle.y - nearestY) - circle.radius);
}

module.exports = { distanceToRect };
