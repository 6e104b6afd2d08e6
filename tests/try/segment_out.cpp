struct Vec2 { float x, y; };
bool SegmentIntersect(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d, Vec2& out) {
  const auto den = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (den == 0) return false;
  float t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / den;
  float u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / den;
  if (t < 0 || t > 1 || u < 0) return false;
  out.x = a.x + t * (b.x - a.x);
  out.y = a.y + t * (b.y - a.y);
  return true;
}
