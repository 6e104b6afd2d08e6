/* Do two points lie in the same open quadrant about an origin? The differences must have the same sign, and
 * not be zero, in x and in y. A difference of doubles has the right sign always, so this is exact.
 */
#include "disc_box/quadrant.h"

static enum answer same_quadrant_js(struct point_f64 origin, struct segment_f64 ab) {
  return hit_if(same_quadrant_f64(origin.x, origin.y, ab.x1, ab.y1, ab.x2, ab.y2));
}

GRAZE_TEST(same_quadrant_js,
           point_f64,
           segment_f64,
           .title = "Two points in one quadrant",
           .role = ROLE_HELPER,
           .document = D0,
           .language = "JavaScript",
           .source = "isSameQuadrant(cood, objA, objB)",
           .idea = "Both differences have the same sign, not zero, in x and in y.",
           .wrong = "-",
           .fingerprint = 0xf84c6a40,
           .inputs = "ox oy ax ay bx by")
