#include <math.h>

typedef struct { double x, y; } vec2;

static double clamp01(double t) { return t < 0 ? 0 : t > 1 ? 1 : t; }

/* Shortest distance from p to the line from a to b. */
double point_segment_distance(vec2 p, vec2 a, vec2 b) {
  double dx = b.x - a.x, dy = b.y - a.y;
  double len2 = dx * dx + dy * dy;
  double t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / len2;
  return hypot(p.x - (a.x + t * dx), p.y - (a.y + t * dy));
}
