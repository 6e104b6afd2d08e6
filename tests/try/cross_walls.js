export function getIntersection(A, B, C, D) {
  const tTop = (D.x - C.x) * (A.y - C.y) - (D.y - C.y) * (A.x - C.x);
  const uTop = (C.y - A.y) * (A.x - B.x) - (C.x - A.x) * (A.y - B.y);
  const bottom = (D.y - C.y) * (B.x - A.x) - (D.x - C.x) * (B.y - A.y);
  if (bottom != 0) {
    const t = tTop / bottom, u = uTop / bottom;
    // the other segment is not looked at
    if (t >= 0 && t <= 1) return [A.x + (B.x - A.x) * t, A.y + (B.y - A.y) * t];
  }
  return false;
}
