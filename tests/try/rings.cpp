#include <cmath>
#include <vector>

struct Point {
  double x, y;
};
using Ring = std::vector<Point>;

// In an odd number of rings. Holes are drawn as the outline is.
bool pointInPolygon(const Point &p, const std::vector<Ring> &polygon) {
  bool inside = false;
  for (const Ring &ring : polygon) {
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
      const Point &a = ring[i], &b = ring[j];
      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  }
  return inside;
}
