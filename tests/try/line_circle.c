#include <math.h>

typedef double real;

static real dist(real x1, real y1, real x2, real y2) { return sqrt((x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2)); }

/* Whether the line comes near the circle. */
int lineCircle(real x1, real y1, real x2, real y2, real cx, real cy, real r) {
  real len = dist(x1, y1, x2, y2);
  real dot = ((cx - x1) * (x2 - x1) + (cy - y1) * (y2 - y1)) / (len * len);
  real nearX = x1 + dot * (x2 - x1), nearY = y1 + dot * (y2 - y1);
  return dist(nearX, nearY, cx, cy) <= r;
}
