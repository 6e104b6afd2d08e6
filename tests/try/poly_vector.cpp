#include <vector>

struct Vec2 {
  double x = 0, y = 0;
};

namespace geometry {
bool contains(const std::vector<Vec2> &polygon, const Vec2 &p) {
  int winding = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    const double side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y);
    if (a.y <= p.y && b.y > p.y && side > 0)
      ++winding;
    else if (a.y > p.y && b.y <= p.y && side < 0)
      --winding;
  }
  return winding != 0;
}
} // namespace geometry
