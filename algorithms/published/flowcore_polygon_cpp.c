/* A point in a polygon by crossings, points on a side with it: those on the uppermost corner are not.
 *
 * A side counts from its lower end to below its upper end, so that a corner between two sides counts once. A
 * corner with y greatest, and a level side there, is an upper end only, and belongs to no side. Cells on the
 * edge of a gate were missed there. The original asks for many points at once.
 */
#include "algorithm.h"
#include "helpers/corners.h"

#include <math.h>

static enum answer flowcore_polygon_cpp(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool inside = false;
  for (int k = 1, j = 0; k <= at.n; j = k++) {
    const int next = k == at.n ? 0 : k;
    if (!(p.y >= fmin(at.y[j], at.y[next]) && p.y < fmax(at.y[j], at.y[next]) &&
          p.x <= fmax(at.x[j], at.x[next])))
      continue;
    const double crossing = (p.y - at.y[j]) * (at.x[next] - at.x[j]) / (at.y[next] - at.y[j]) + at.x[j];
    if (crossing == p.x)
      return ANSWER_HIT;
    inside ^= crossing > p.x;
  }
  return hit_if(inside);
}

#define ROUNDED "Where a line from the point crosses a side is rounded."

GRAZE_TEST(flowcore_polygon_cpp,
           point_f64,
           polygon_f64,
           .title = "The uppermost corner",
           .role = ROLE_PUBLISHED,
           .language = "C++",
           .source = "flowCore, inPolygon: told 2017-09-19 (RGLab/flowCore#86)",
           .idea = "The point is on a side, or a ray to the right crosses an odd number of sides.",
           .wrong = "misses points on sides and corners where y is greatest",
           .inputs = "x y " POLYGON_INPUTS(""),
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .fingerprint = 0x098b4d76,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT,
                        "A side leaves out its upper end, and where y is greatest no other side has it.",
                        "0 1 3 0 0 0 1 1 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 3 4 4 4 1 5e+17 -5e+17"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 6 3 0 0 3 -9 0.6 9"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1 1 3 1 0 0 1 1e+17 1e+17"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1e-16 0.2 3 0.7 1 0 0.2 0 0"),
           })
