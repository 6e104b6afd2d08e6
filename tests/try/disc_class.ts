export abstract class Shape2D<T extends number = number> {
  abstract area(): T;
}
export class Disc extends Shape2D {
  constructor(public readonly cx: number, public readonly cy: number, public readonly r: number) { super(); }
  area() { return Math.PI * this.r * this.r; }
  overlaps(that: Disc): boolean {
    const reach = this.r + that.r;
    const gap2 = (this.cx - that.cx) ** 2 + (this.cy - that.cy) ** 2;
    return gap2 < reach;
  }
}
