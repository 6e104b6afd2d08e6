interface V { x: number; y: number }
interface Hit { hit: boolean; t: number; point: V | null }
export function raycast(o: V, dir: V, a: V, b: V): Hit {
  const ex = b.x - a.x, ey = b.y - a.y, den = dir.x * ey - dir.y * ex;
  if (den === 0) return { hit: false, t: Infinity, point: null };
  const t = ((a.x - o.x) * ey - (a.y - o.y) * ex) / den, u = ((a.x - o.x) * dir.y - (a.y - o.y) * dir.x) / den;
  if (t < 0 || u < 0 || u > 1) return { hit: false, t: Infinity, point: null };
  return { hit: true, t, point: { x: o.x + t * dir.x, y: o.y + t * dir.y } };
}
