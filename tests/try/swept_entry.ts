export interface Box { x: number; y: number; w: number; h: number }

/** returns time of impact in [0,1], or Infinity */
export function sweptAABB(a: Box, vx: number, vy: number, b: Box): number {
  let xEntry: number, xExit: number, yEntry: number, yExit: number;
  if (vx > 0) { xEntry = (b.x - (a.x + a.w)) / vx; xExit = (b.x + b.w - a.x) / vx; }
  else if (vx < 0) { xEntry = (b.x + b.w - a.x) / vx; xExit = (b.x - (a.x + a.w)) / vx; }
  else if (a.x + a.w < b.x || a.x > b.x + b.w) return Infinity;
  else { xEntry = -Infinity; xExit = Infinity; }
  if (vy > 0) { yEntry = (b.y - (a.y + a.h)) / vy; yExit = (b.y + b.h - a.y) / vy; }
  else if (vy < 0) { yEntry = (b.y + b.h - a.y) / vy; yExit = (b.y - (a.y + a.h)) / vy; }
  else if (a.y + a.h < b.y || a.y > b.y + b.h) return Infinity;
  else { yEntry = -Infinity; yExit = Infinity; }
  const entry = Math.min(xEntry, yEntry);
  const exit = Math.min(xExit, yExit);
  if (entry > exit || entry > 1 || exit < 0) return Infinity;
  return Math.max(0, entry);
}
