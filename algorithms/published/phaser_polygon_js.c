/* A point in a polygon by crossings: one was enough.
 *
 * A ray crosses the boundary once from inside, and twice, or not at all, from outside. Each crossing has to
 * turn the answer about; here the first one settled it. So every point to the left of the polygon was inside.
 * The original has any number of corners.
 */
#include "algorithm.h"
#include "helpers/corners.h"

static enum answer phaser_polygon_js(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool inside = false;
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    inside |= (at.y[k] > p.y) != (at.y[j] > p.y) &&
              p.x < (at.x[j] - at.x[k]) * (p.y - at.y[k]) / (at.y[j] - at.y[k]) + at.x[k];
  return hit_if(inside);
}

GRAZE_TEST(
    phaser_polygon_js,
    point_f64,
    polygon_f64,
    .title = "One crossing is enough",
    .role = ROLE_PUBLISHED,
    .language = "JavaScript",
    .source = "Phaser 2, Polygon.contains: told 2014-04-27 (phaserjs/phaser#766)",
    .idea = "A ray to the right crosses a side.",
    .wrong = "hits to the left of the polygon",
    .inputs = "x y " POLYGON_INPUTS(""),
    .by_code = CONTRACT_UNSTATED,
    .by_text = CONTRACT_UNSTATED,
    .fingerprint = 0xd8651e70,
    .defects = {
        BY_LOGIC(FALSE_HIT,
                 "A ray from outside crosses a side too; the second crossing did not turn the answer about.",
                 "0 0 3 0 1 1 0 0 2"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "5e+155 0 3 1e+156 5e+155 0 0 0 -3e+156"),
        BY_ROUNDING(MISSED_HIT,
                    "Where a line from the point crosses a side is rounded.",
                    "2 2 3 4 2 5e+17 1e+18 0 0"),
    })
