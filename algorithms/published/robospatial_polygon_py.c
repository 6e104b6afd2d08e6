/* A point in a polygon by crossings: an upright side was counted wherever it lies.
 *
 * The condition comes from a well-known function that first leaves out sides that lie to the left of the
 * point. Without that step an upright side to the left is counted too. It was repaired to Franklin's. The
 * original has any number of corners.
 */
#include "algorithm.h"
#include "helpers/corners.h"

#include <math.h>

static enum answer robospatial_polygon_py(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool inside = false;
  for (int k = 1, j = 0; k <= at.n; j = k++) {
    const int next = k == at.n ? 0 : k;
    if (!(p.y > fmin(at.y[j], at.y[next]) && p.y <= fmax(at.y[j], at.y[next])))
      continue;
    const double crossing = (p.y - at.y[j]) * (at.x[next] - at.x[j]) / (at.y[next] - at.y[j]) + at.x[j];
    inside ^= at.x[j] == at.x[next] || p.x <= crossing;
  }
  return hit_if(inside);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Python", .source = SOURCE,                            \
  .idea = "A ray to the right crosses an odd number of sides.", .wrong = WRONG,                              \
  .inputs = "x y " POLYGON_INPUTS(""), .by_code = CONTRACT_UNSTATED, .by_text = CONTRACT_UNSTATED

#define UPRIGHT "An upright side counts, though it is to the left of the point."

GRAZE_TEST(
    robospatial_polygon_py,
    point_f64,
    polygon_f64,
    RECORD("Upright sides on both hands",
           "RoboSpatial-Eval, point_in_polygon: 2025-03-26 to 2025-12-17 (chanhee-luke/RoboSpatial-Eval#4)",
           "counts upright sides to the left"),
    .fingerprint = 0xb04f081d,
    .defects = {
        BY_LOGIC(FALSE_HIT, UPRIGHT, "1 1 3 1 0 0 0 0 1"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 4 0 1 -1 0 -6e-272 6e-272 6e-272 -5e-272"),
        BY_ROUNDING(FALSE_HIT,
                    "Where a line from the point crosses a side is rounded.",
                    "1 4 4 0 0 1 5 3 4 0 6"),
        BY_LOGIC(MISSED_HIT, UPRIGHT, "1 1 3 0 0 0 2 2 1"),
    })
