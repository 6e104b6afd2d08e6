type Point = { readonly x: number; readonly y: number };

export interface Disc {
  readonly at: Point;
  readonly r: number;
}

export class Capsule {
  constructor(
    public readonly tail: Point,
    public readonly tip: Point,
    public readonly thickness: number, // distance from the spine to the skin
  ) {}

  touchesDisc(disc: Disc): boolean {
    const ex = this.tip.x - this.tail.x;
    const ey = this.tip.y - this.tail.y;
    const fx = disc.at.x - this.tail.x;
    const fy = disc.at.y - this.tail.y;
    const len2 = ex * ex + ey * ey;
    const k = len2 > 0 ? Math.min(1, Math.max(0, (fx * ex + fy * ey) / len2)) : 0;
    const gap = Math.hypot(fx - ex * k, fy - ey * k);
    return gap <= this.thickness + disc.r;
  }
}
