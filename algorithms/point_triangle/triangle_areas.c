/* A point is in a triangle when the three triangles it makes with the sides have the area of the whole.
 *
 * Outside they have more. But what is asked is whether two sums are equal, and of numbers with fractions they
 * seldom are: half the points of a triangle are missed.
 */
#include "helpers/taught.h"

#include <math.h>

static inline double area(double ax, double ay, double bx, double by, double cx, double cy) {
  return fabs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
}

static enum answer triangle_areas(struct point_f64 p, struct triangle_f64 t) {
  const double whole = area(t.x1, t.y1, t.x2, t.y2, t.x3, t.y3);
  const double first = area(p.x, p.y, t.x1, t.y1, t.x2, t.y2),
               second = area(p.x, p.y, t.x2, t.y2, t.x3, t.y3);
  return hit_if(first + second + area(p.x, p.y, t.x3, t.y3, t.x1, t.y1) == whole);
}

#define ROUNDED "The areas and their sum are rounded, and asked to be equal."

GRAZE_TEST(triangle_areas,
           point_f64,
           triangle_f64,
           TAUGHT("Three areas add up",
                  "J. Thompson, Collision Detection, triangle/point",
                  "The areas over the three sides add up to the area.",
                  "misses many points of triangles with fractions"),
           CLOSED_BY_CODE,
           .inputs = "x y x1 y1 x2 y2 x3 y3",
           .fingerprint = 0x4c00071d,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.2 0 0 3 1 0 0 0"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 3 0 1 0 2 0 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1e-16 0 0 0 -1 0 0 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 0 5e+296 5e+296 0 0 9e+296"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0.1 3 1 6 0 0 0 7"),
           })
