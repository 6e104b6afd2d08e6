/* Are both ends of the rectangle on one side of the centre, in x and in y? The Qt port's own words, not
 * strict: an end on the axis counts for both sides. The radius is not used; it is part of the form because
 * the golden rows carry it.
 */
#include "algorithm.h"
#include "helpers/qt.h"

static enum answer same_quadrant_qt(struct xywh_i32 box, struct disc_i32 disc) {
  return hit_if(qt_same_quadrant(qt_rect_of(box.x, box.y, box.w, box.h), disc.cx, disc.cy));
}

static bool undefined(const union number *n) {
  return qt_same_quadrant_undefined(
      (struct xywh_i32){n[0].i32, n[1].i32, n[2].i32, n[3].i32}, n[4].i32, n[5].i32);
}

GRAZE_TEST(same_quadrant_qt,
           xywh_i32,
           disc_i32,
           .title = "Rectangle in one quadrant",
           .role = ROLE_HELPER,
           .document = D0,
           .language = "C++/Qt",
           .source = "CHitTestAlg::locatedSameQuadrant in HitTestAlg.h",
           .idea = "The signs of the ends relative to the centre, zero counting as either.",
           .wrong = "-",
           .fingerprint = 0xce855fa4,
           .inputs = "rx ry rw rh cx cy cr",
           .undefined_in_original = undefined)
