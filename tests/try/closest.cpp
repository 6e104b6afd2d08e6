#include <algorithm>

struct Vec2 {
  float x, y;
};

struct AABB {
  Vec2 min, max;
};

Vec2 closestPoint(const Vec2 &point, const AABB &box) {
  return {std::clamp(point.x, box.min.x, box.max.x), std::clamp(point.y, box.min.y, box.max.y)};
}
