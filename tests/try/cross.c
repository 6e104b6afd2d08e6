#include <math.h>

typedef struct { double x, y; } point;

typedef struct {
  int found;
  point at;
} crossing;

crossing segments_cross(point a, point b, point c, point d) {
  crossing out = {0, {0, 0}};
  double den = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (den == 0)
    return out;
  double t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / den;
  double u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / den;
  if (t >= 0 && t <= 1 && u >= 0 && u <= 1) {
    out.found = 1;
    out.at.x = a.x + t * (b.x - a.x);
    out.at.y = a.y + t * (b.y - a.y);
  }
  return out;
}
