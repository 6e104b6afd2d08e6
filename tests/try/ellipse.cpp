#include <cmath>
struct Ellipse { double cx, cy, a, b; };
bool contains(const Ellipse& e, double x, double y) {
  double u = (x - e.cx) / e.b, v = (y - e.cy) / e.a;
  return u * u + v * v <= 1.0;
}
