/* A point is on a segment when it is on its line and within its bounds.
 *
 * It is on the line when the turn from one end over the other to the point is none. That is one product less
 * another: exact in whole numbers, and right for a segment of no length, which has no bounds but itself.
 */
#include "helpers/taught.h"

static enum answer on_line_turn(struct point_i32 p, struct segment_i32 s) {
  const struct whole_spot a = {s.x1, s.y1}, b = {s.x2, s.y2}, at = {p.x, p.y};
  return hit_if(turn_to(a, b, at) == 0 && is_between(a, b, at));
}

GRAZE_TEST(on_line_turn,
           point_i32,
           segment_i32,
           TAUGHT("No turn, and within bounds",
                  "Cormen and others, Introduction to Algorithms, 33.1: ON-SEGMENT",
                  "The cross product is zero, and the point is within the bounds.",
                  "-"),
           CLOSED_BY_CODE,
           .inputs = "x y x1 y1 x2 y2",
           .fingerprint = 0x58dc3d50)
