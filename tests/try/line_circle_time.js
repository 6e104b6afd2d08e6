// The part of the way from p1 to p2 at which the circle is entered.
const lineCircle = (p1, p2, circle) => {
  const d = { x: p2.x - p1.x, y: p2.y - p1.y }, f = { x: p1.x - circle.x, y: p1.y - circle.y };
  const a = d.x * d.x + d.y * d.y, b = 2 * (f.x * d.x + f.y * d.y), c = f.x * f.x + f.y * f.y - circle.r ** 2;
  let disc = b * b - 4 * a * c;
  if (disc < 0) return null;
  disc = Math.sqrt(disc);
  const t = (-b - disc) / (2 * a);
  return t >= 0 && t <= 1 ? t : null;
};
