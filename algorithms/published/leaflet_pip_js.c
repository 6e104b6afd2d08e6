/* A point in a polygon by the winding number, points on a side with it: on the line of a side was enough.
 *
 * A point is on a side when it is on its line and between its ends. Only the first was asked, so that a point
 * beyond a side was inside, as long as it was in the box about the polygon. The
 * original is of places on a globe.
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
  return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom;
}

static enum answer leaflet_pip_js(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  int winding = 0;
  for (int j = 0; j < at.n; j++) {
    const int k = j + 1 == at.n ? 0 : j + 1;
    const double left = (at.x[k] - at.x[j]) * (p.y - at.y[j]) - (p.x - at.x[j]) * (at.y[k] - at.y[j]);
    if (at.x[j] == at.x[k] && at.y[j] == at.y[k])
      continue;
    if (left == 0)
      return hit_if(in_box_about(p, &at));
    winding += at.y[j] <= p.y && at.y[k] > p.y && left > 0;
    winding -= at.y[j] > p.y && at.y[k] <= p.y && left < 0;
  }
  return hit_if(in_box_about(p, &at) && winding != 0);
}

#define ROUNDED "The products of a turn are rounded."

GRAZE_TEST(
    leaflet_pip_js,
    point_f64,
    polygon_f64,
    .title = "On the line of a side",
    .role = ROLE_PUBLISHED,
    .language = "JavaScript",
    .source = "Leaflet.PointInPolygon, contains: told 2023-09-10 (hayeswise/Leaflet.PointInPolygon#8), open",
    .idea = "The point is on a side, or the polygon goes round it.",
    .wrong = "hits on the line of a side, beyond the side",
    .inputs = "x y " POLYGON_INPUTS(""),
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_CLOSED,
    .fingerprint = 0x70027945,
    .defects = {
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 4 3 -1.5e+308 4 8e+307 4 0 0"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "5.8 5.8 3 0 0 3 1.6 7.2 7.9"),
        BY_LOGIC(FALSE_HIT,
                 "On the line of a side, but beyond it, a point may be in the box about the polygon.",
                 "2 0 3 0 0 1 0 2 1"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "-5e+192 7e+193 4 -5e+192 0 3 1 -5e+192 9e+193 0 2"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0.3 4 -2 0.8 2 0 0 -1 1.2 0"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 1 3 -7e+304 2570.1 9 1 9 0"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "2 5.7 3 3 5.7 0 0.3 3 8.4"),
    })
