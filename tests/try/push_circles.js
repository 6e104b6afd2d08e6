// The vector that moves b out of a, or null.
export function separateCircles(a, b) {
  const dx = b.x - a.x, dy = b.y - a.y, dist = Math.hypot(dx, dy), overlap = a.r + b.r - dist;
  if (overlap <= 0) return null;
  if (dist === 0) return { x: overlap, y: 0 };
  return { x: dx / dist * overlap, y: dy / dist * overlap };
}
