/* after: the box about the polygon is made anew only when its first corner is another. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), polygon(n + SIZE_point)); }
static struct hull kept;
static bool seen;
static wide x, y;
static int hit(const int32_t *n) {
  const struct hull a = point(n), b = polygon(n + SIZE_point);
  if (!seen || b.x[0] != x || b.y[0] != y)
    kept = bounds(&b);
  seen = true;
  x = b.x[0];
  y = b.y[0];
  return meet(a, kept) && right(n);
}
HULLS_PLANT(point, polygon, closed)
