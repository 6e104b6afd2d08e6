#include <cmath>
#include <optional>

struct Vec2 {
  float x, y;
};
struct Circle {
  Vec2 center;
  float radius;
};
struct Manifold {
  Vec2 normal;
  float depth;
};

std::optional<Manifold> penetration(const Circle &a, const Circle &b) {
  const Vec2 d{b.center.x - a.center.x, b.center.y - a.center.y};
  const float dist = std::sqrt(d.x * d.x + d.y * d.y), r = a.radius + b.radius;
  if (dist >= r)
    return std::nullopt;
  if (dist == 0)
    return Manifold{{1, 0}, r};
  return Manifold{{d.x / dist, d.y / dist}, r - dist};
}
