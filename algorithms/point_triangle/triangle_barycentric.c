/* A point in a triangle by barycentric coordinates: how much of each corner makes the point?
 *
 * Two are found by Cramer's rule, the third is what is left of 1. Inside, none is negative. All three are
 * quotients, so a point on a side is rounded to either side of it, already of small whole numbers.
 */
#include "helpers/taught.h"

static enum answer triangle_barycentric(struct point_f64 p, struct triangle_f64 t) {
  const double whole = (t.y2 - t.y3) * (t.x1 - t.x3) + (t.x3 - t.x2) * (t.y1 - t.y3);
  const double first = ((t.y2 - t.y3) * (p.x - t.x3) + (t.x3 - t.x2) * (p.y - t.y3)) / whole;
  const double second = ((t.y3 - t.y1) * (p.x - t.x3) + (t.x1 - t.x3) * (p.y - t.y3)) / whole;
  return hit_if(first >= 0 && second >= 0 && 1 - first - second >= 0);
}

#define ROUNDED "The coordinates are rounded."

GRAZE_TEST(triangle_barycentric,
           point_f64,
           triangle_f64,
           TAUGHT("Barycentric coordinates",
                  "taught everywhere; C. Ericson, Real-Time Collision Detection, 3.4",
                  "No barycentric coordinate is negative.",
                  "hits or misses by a hair beside a side"),
           CLOSED_BY_CODE,
           .inputs = "x y x1 y1 x2 y2 x3 y3",
           .fingerprint = 0x35cb1025,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "-7e+153 1 0 1e+154 2e+154 0 1 1"),
               BY_LOGIC(BROKEN_CONTRACT, DIVIDES, "1 0 0 0 5 0 0 1"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "4 0 4 4 4 0 0 5e+17"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 7e+156 7e+156 0 0 7e+156 0 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 1 1 5e-17 0 1 0"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 2 -0.2 2.4 1 0 1 3"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "5e+199 5 5 0 0 5e+199 7e+200 -3e+200"),
           })
