interface Vec { x: number; y: number }
interface Segment { a: Vec; b: Vec }

export function intersectSegments(p: Segment, q: Segment): Vec | null {
  const rx = p.b.x - p.a.x, ry = p.b.y - p.a.y;
  const sx = q.b.x - q.a.x, sy = q.b.y - q.a.y;
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((q.a.x - p.a.x) * sy - (q.a.y - p.a.y) * sx) / cross;
  const u = ((q.a.x - p.a.x) * ry - (q.a.y - p.a.y) * rx) / cross;
  if (t < 0 || t > 1 || u < 0 || u > 1) return null;
  return { x: p.a.x + t * sx, y: p.a.y + t * sy };
}
