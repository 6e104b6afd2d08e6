/* A segment against a box by three lines to look along: level, upright, and along the segment.
 *
 * The first two are the bounds of the segment against the box. Along the segment, it is a point, and the
 * corners of the box lie to its left and right; if all lie on one side, the line passes by. Convex shapes
 * that can be separated are separated along a side of one of them, so there is nothing more to ask.
 */
#include "helpers/polygons.h"

static enum answer line_box_axes(struct segment_i32 s, struct xywh_i32 box) {
  const struct ring ring = ring_of_box(box);
  const int64_t left = s.x1 < s.x2 ? s.x1 : s.x2, right = s.x1 < s.x2 ? s.x2 : s.x1;
  const int64_t top = s.y1 < s.y2 ? s.y1 : s.y2, bottom = s.y1 < s.y2 ? s.y2 : s.y1;
  bool on_left = true, on_right = true;
  for (unsigned k = 0; k < 4; k++) {
    const int turn = turn_to((struct whole_spot){s.x1, s.y1}, (struct whole_spot){s.x2, s.y2}, ring.at[k]);
    on_left &= turn > 0;
    on_right &= turn < 0;
  }
  return hit_if(
      !(right < box.x || left > ring.at[2].x || bottom < box.y || top > ring.at[2].y || on_left || on_right));
}

GRAZE_TEST(line_box_axes,
           segment_i32,
           xywh_i32,
           TAUGHT("Three axes",
                  "C. Ericson, Real-Time Collision Detection, 5.3.3; there by centre and half sides",
                  "The bounds meet, and the corners are not all on one side of the line.",
                  "-"),
           CLOSED_BY_CODE,
           .inputs = "x1 y1 x2 y2 x y w h",
           .fingerprint = 0x9e9ae4ee)
