/* A point in a polygon by crossings: a corner was crossed twice.
 *
 * A segment from the left of the polygon to the point is asked which sides it meets. One that goes through a
 * corner meets both of its sides, and one along a level side meets three. It was repaired to a ray
 * that crosses a side when the point is above one end and not above the other; corners and level sides are
 * looked at by themselves.
 *
 * The original has any number of corners. Before all this the point has to be in the box about the polygon.
 */
#include "algorithm.h"
#include "helpers/corners.h"

#include <math.h>

static inline bool in_box_about(struct point_f64 p, const struct corners_f64 *at) {
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  for (int k = 0; k < at->n; k++) {
    left = fmin(left, at->x[k]);
    right = fmax(right, at->x[k]);
    top = fmin(top, at->y[k]);
    bottom = fmax(bottom, at->y[k]);
  }
  const double w = right - left, h = bottom - top;
  return w > 0 && h > 0 && p.x >= left && p.x <= left + w && p.y >= top && p.y <= top + h;
}

static inline bool parts_are_within(double t, double u) { return !((t < 0 && u < 0) || (t > 1 && u > 1)); }

static inline bool lines_meet(struct segment_f64 a, struct segment_f64 b) {
  const double ax = a.x2 - a.x1, ay = a.y2 - a.y1, bx = b.x2 - b.x1, by = b.y2 - b.y1, x = a.x1 - b.x1,
               y = a.y1 - b.y1;
  const double determinant = by * ax - bx * ay, of_a = bx * y - by * x, of_b = ax * y - ay * x;
  if ((ax == 0 && ay == 0) || (bx == 0 && by == 0))
    return false;
  if (determinant == 0 && of_a == 0 && of_b == 0)
    return ax == 0 ? parts_are_within((b.y1 - a.y1) / ay, (b.y2 - a.y1) / ay)
                   : parts_are_within((b.x1 - a.x1) / ax, (b.x2 - a.x1) / ax);
  const double t = of_a / determinant, u = of_b / determinant;
  return determinant != 0 && t >= 0 && t <= 1 && u >= 0 && u <= 1;
}

static enum answer picasso_polygon_js(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool inside = false;
  double left = INFINITY;
  for (int k = 0; k < at.n; k++)
    left = fmin(left, at.x[k]);
  const struct segment_f64 ray = {left - 1, p.y, p.x, p.y};
  for (int j = 0; j < at.n; j++) {
    const int k = j + 1 == at.n ? 0 : j + 1;
    const bool above = (at.y[j] < p.y) && (at.y[k] < p.y), below = (at.y[j] > p.y) && (at.y[k] > p.y);
    inside ^= !above && !below && lines_meet((struct segment_f64){at.x[j], at.y[j], at.x[k], at.y[k]}, ray);
  }
  return hit_if(in_box_about(p, &at) && inside);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE,                        \
  .idea = "A segment from outside to the point crosses an odd number of sides.", .wrong = WRONG,             \
  .inputs = "x y " POLYGON_INPUTS(""), .by_text = CONTRACT_UNSTATED

#define ROUNDED "Where a line from the point crosses a side is rounded."
#define MET_TWICE                                                                                            \
  "A corner on the way to the point is met by both of its sides, and a level side lies along it."

GRAZE_TEST(picasso_polygon_js,
           point_f64,
           polygon_f64,
           RECORD("Corners crossed twice",
                  "picasso.js, testPolygonPoint: repaired 2019-11-26 (qlik-oss/picasso.js#463)",
                  "wrong level with a corner"),
           .by_code = CONTRACT_UNSTATED,
           .fingerprint = 0x8d0bdceb,
           .defects = {
               BY_LOGIC(FALSE_HIT, MET_TWICE, "1 1 3 0 1 1 0 0 2"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 1 3 -5e+306 0 0 6e+307 0 3e+307"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0 1e-17 3 0 0 1 1 1 0"),
               BY_LOGIC(MISSED_HIT, MET_TWICE, "1 1 3 0 1 0 3 2 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 5e+221 3 -3e+223 0 5e+221 0 0 5e+222"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 1 3 0 2 -1 0 8e-17 0"),
           })
