#include <math.h>

typedef struct { double x, y; } vec;
typedef struct { vec c; double r; } circle;

/* From p to q; the part of the way at which the circle is entered, or INFINITY. */
double ray_circle(vec p, vec q, const circle *k) {
  double dx = q.x - p.x, dy = q.y - p.y, fx = p.x - k->c.x, fy = p.y - k->c.y;
  double a = dx * dx + dy * dy, b = fx * dx + fy * dy, c = fx * fx + fy * fy - k->r * k->r;
  double disc = b * b - a * c;
  if (c <= 0)
    return 0;
  if (disc < 0 || a == 0)
    return INFINITY;
  double t = (-b - sqrt(disc)) / a;
  return t < 0 || t > 1 ? INFINITY : t;
}
