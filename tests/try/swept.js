// Where the moving box first meets the other one: a part of its velocity, 1 where it does not.
export function sweptAABB(a, b) {
  let xNear, xFar, yNear, yFar;
  if (a.vx > 0) { xNear = b.x - (a.x + a.w); xFar = b.x + b.w - a.x; } else { xNear = b.x + b.w - a.x; xFar = b.x - (a.x + a.w); }
  if (a.vy > 0) { yNear = b.y - (a.y + a.h); yFar = b.y + b.h - a.y; } else { yNear = b.y + b.h - a.y; yFar = b.y - (a.y + a.h); }
  const xEntry = a.vx === 0 ? -Infinity : xNear / a.vx, xExit = a.vx === 0 ? Infinity : xFar / a.vx;
  const yEntry = a.vy === 0 ? -Infinity : yNear / a.vy, yExit = a.vy === 0 ? Infinity : yFar / a.vy;
  const entry = Math.max(xEntry, yEntry), exit = Math.min(xExit, yExit);
  if (entry > exit || (xEntry < 0 && yEntry < 0) || xEntry > 1 || yEntry > 1) return 1;
  return entry;
}
