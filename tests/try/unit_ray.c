#include <math.h>
#include <stdbool.h>

typedef struct { double x, y; } vec2;
typedef struct { vec2 centre; double radius; } circle;

/* The direction has to be of length 1. */
bool ray_circle(vec2 origin, vec2 dir, const circle *c, double *t) {
  const vec2 m = {origin.x - c->centre.x, origin.y - c->centre.y};
  const double b = m.x * dir.x + m.y * dir.y;
  const double rest = m.x * m.x + m.y * m.y - c->radius * c->radius;
  if (rest > 0 && b > 0)
    return false;
  if (b * b < rest)
    return false;
  *t = -b - sqrt(b * b - rest);
  if (*t < 0)
    *t = 0;
  return true;
}
