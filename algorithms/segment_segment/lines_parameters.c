/* Two segments by the parts of both at which their lines cross.
 *
 * Two equations with two unknowns, solved by determinants. When the determinant is zero, the lines are
 * parallel, and the code says miss: also when both are one line, and the segments share a stretch of it.
 */
#include "helpers/taught.h"

static enum answer lines_parameters(struct segment_f64 a, struct segment_f64 b) {
  const double determinant = (b.y2 - b.y1) * (a.x2 - a.x1) - (b.x2 - b.x1) * (a.y2 - a.y1);
  const double of_a = (b.x2 - b.x1) * (a.y1 - b.y1) - (b.y2 - b.y1) * (a.x1 - b.x1);
  const double of_b = (a.x2 - a.x1) * (a.y1 - b.y1) - (a.y2 - a.y1) * (a.x1 - b.x1);
  const double ua = of_a / determinant, ub = of_b / determinant;
  return hit_if(determinant != 0 && ua >= 0 && ua <= 1 && ub >= 0 && ub <= 1);
}

#define ROUNDED "The determinants are rounded, and with them where the lines cross."

GRAZE_TEST(lines_parameters,
           segment_f64,
           segment_f64,
           TAUGHT("Two parameters by a determinant",
                  "P. Bourke, Intersection point of two line segments, 1989",
                  "The lines cross within both.",
                  "misses segments on one line"),
           CLOSED_BY_CODE,
           .inputs = "ax1 ay1 ax2 ay2 bx1 by1 bx2 by2",
           .fingerprint = 0x85d070e4,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT,
                        "Parallel lines are taken never to cross, even where they lie on each other.",
                        "0 0 1 0 1 0 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "2 -1 0.6 0.4 0 3 1 0"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 0 0 0 0 1 0 -7e+307"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 5e-18 0 0 1 0 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "2 0 51 5 1 0 1 5e+306"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "4 0.8 0 0 1 2 3 0.6"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 8e-323 8e-323 0 0 0 8e-323 8e-323"),
           })
