// ray: {x, y, dx, dy}
function castRay(ray, wall) {
  const x1 = wall.a.x, y1 = wall.a.y, x2 = wall.b.x, y2 = wall.b.y;
  const x3 = ray.pos.x, y3 = ray.pos.y, x4 = ray.pos.x + ray.dir.x, y4 = ray.pos.y + ray.dir.y;
  const den = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
  if (den === 0) return null;
  const t = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / den;
  const u = -((x1 - x2) * (y1 - y3) - (y1 - y2) * (x1 - x3)) / den;
  if (t >= 0 && t <= 1 && u >= 0) {
    return { x: x1 + t * (x2 - x1), y: y1 + t * (y2 - y1) };
  }
  return null;
}
