/* A point in a ring by crossings: the side from the last corner to the first was not looked at.
 *
 * The loop goes from corner to corner and ends at the last. That is right for a ring whose first corner is
 * given again at the end; rings were given without it. The original has
 * any number of corners.
 */
#include "algorithm.h"
#include "helpers/corners.h"

static enum answer openlayers_ring_js(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  bool inside = false;
  for (int j = 0, k = 1; k < at.n; j = k++)
    inside ^= (at.y[j] > p.y) != (at.y[k] > p.y) &&
              p.x < (at.x[k] - at.x[j]) * (p.y - at.y[j]) / (at.y[k] - at.y[j]) + at.x[j];
  return hit_if(inside);
}

#define LEFT_OUT "The side from the last corner to the first is not looked at."

GRAZE_TEST(openlayers_ring_js,
           point_f64,
           polygon_f64,
           .title = "The closing side left out",
           .role = ROLE_PUBLISHED,
           .language = "JavaScript",
           .source = "OpenLayers 3, linearRingContainsXY: repaired 2014-01-06 (openlayers/openlayers#1474)",
           .idea = "A ray to the right crosses an odd number of sides, all but the last.",
           .wrong = "wrong beside the side that closes the ring",
           .inputs = "x y " POLYGON_INPUTS(""),
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .fingerprint = 0xfdbaa293,
           .defects = {
               BY_LOGIC(FALSE_HIT, LEFT_OUT, "0 0 3 1 0 0 1 0 2"),
               BY_LOGIC(MISSED_HIT, LEFT_OUT, "1 1 3 0 2 0 1 3 0"),
               BY_RANGE(FALSE_HIT,
                        OVERFLOWS,
                        "0 4.7e+288 4 -4e+288 5e+288 0 0 -3e+288 4.7e+288 0 5e+288",
                        .rare = true),
           })
