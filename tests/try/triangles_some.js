// do two triangles overlap? (only tests vertices)
const cross = (o, a, b) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
const inside = (p, t) => {
  const s = [cross(t[0], t[1], p), cross(t[1], t[2], p), cross(t[2], t[0], p)];
  return s.every(v => v >= 0) || s.every(v => v <= 0);
};
module.exports = function trianglesOverlap(t1, t2) {
  return t1.some(p => inside(p, t2)) || t2.some(p => inside(p, t1));
};
