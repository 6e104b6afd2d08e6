#include <optional>

struct Vec2 {
  double x, y;
};

static double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

std::optional<Vec2> intersection(const Vec2 &p, const Vec2 &p2, const Vec2 &q, const Vec2 &q2) {
  const Vec2 r{p2.x - p.x, p2.y - p.y}, s{q2.x - q.x, q2.y - q.y}, pq{q.x - p.x, q.y - p.y};
  const double d = cross(r, s);
  if (d == 0)
    return std::nullopt;
  const double t = cross(pq, s) / d, u = cross(pq, r) / d;
  if (t < 0 || t > 1 || u < 0 || u > 1)
    return std::nullopt;
  return Vec2{p.x + t * r.x, p.y + t * r.y};
}
