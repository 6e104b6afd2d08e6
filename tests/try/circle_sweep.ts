export class Vector { constructor(public x: number, public y: number) {} sub(o: Vector) { return new Vector(this.x - o.x, this.y - o.y); } dot(o: Vector) { return this.x * o.x + this.y * o.y; } }
export interface Circle { pos: Vector; r: number }
export function circleSweep(a: Circle, b: Circle, velocity: Vector): { hit: boolean; t: number } {
  const d = a.pos.sub(b.pos), r = a.r + b.r;
  const A = velocity.dot(velocity), B = d.dot(velocity), C = d.dot(d) - r * r, disc = B * B - A * C;
  if (disc < 0 || B >= 0) return { hit: false, t: 0 };
  const t = (-B - Math.sqrt(disc)) / A;
  return { hit: t <= 1, t };
}
