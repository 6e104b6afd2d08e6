interface Vec { readonly x: number; readonly y: number }

export class Polygon {
  constructor(public readonly points: readonly Vec[]) {}

  /** All edges have the point on their left: for convex polygons. */
  includes(p: Vec): boolean {
    const { points } = this;
    for (let i = 0; i < points.length; i++) {
      const a = points[i];
      const b = points[(i + 1) % points.length];
      if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < 0) return false;
    }
    return true;
  }
}
