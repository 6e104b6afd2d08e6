type Circle = { cx: number; cy: number; r: number };

class Box {
  constructor(public readonly left: number, public readonly top: number, private width: number, private height: number) {}
  get right(): number { return this.left + this.width; }
  get bottom(): number { return this.top + this.height; }
}

function clamp(v: number, lo: number, hi: number): number {
  return v < lo ? lo : v > hi ? hi : v;
}

export default function circleHitsBox(c: Circle, box: Box): boolean {
  const nx = clamp(c.cx, box.left, box.right) as number;
  const ny = clamp(c.cy, box.top, box.right); // the mistake
  return (c.cx - nx) ** 2 + (c.cy - ny) ** 2 <= c.r ** 2;
}
