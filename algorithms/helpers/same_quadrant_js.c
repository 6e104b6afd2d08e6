/* Do two points lie in the same open quadrant about an origin? The differences must have the same sign, and
 * not be zero, in x and in y. A difference of doubles has the right sign always, so this is exact.
 */
#include "disc_box/quadrant.h"

static enum answer same_quadrant_js(struct point_f64 origin, struct point_f64 a, struct point_f64 b) {
  return hit_if(same_quadrant_f64(origin.x, origin.y, a.x, a.y, b.x, b.y));
}

GRAZE_TEST_OF_THREE(same_quadrant_js,
                    point_f64,
                    point_f64,
                    point_f64,
                    .title = "Two points in one quadrant",
                    .role = ROLE_HELPER,
                    .document = D0,
                    .language = "JavaScript",
                    .source = "isSameQuadrant(cood, objA, objB)",
                    .idea = "Both differences have the same sign, not zero, in x and in y.",
                    .wrong = "-",
                    .fingerprint = 0x2ce09d2e,
                    .inputs = "ox oy ax ay bx by")
