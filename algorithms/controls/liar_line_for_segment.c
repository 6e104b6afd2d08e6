/* A liar: a point is on a segment when it is on its line.
 */
#include "algorithm.h"

static enum answer liar_line_for_segment(struct point_i32 p, struct segment_i32 s) {
  const int64_t dx = (int64_t)s.x2 - s.x1, dy = (int64_t)s.y2 - s.y1;
  return hit_if((i128)dx * ((int64_t)p.y - s.y1) == (i128)dy * ((int64_t)p.x - s.x1));
}

GRAZE_TEST(liar_line_for_segment,
           point_i32,
           segment_i32,
           .title = "A line for a segment",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The cross product is zero.",
           .wrong = "hits beyond the ends, on the same line",
           .inputs = "x y x1 y1 x2 y2",
           .fingerprint = 0xd882df12,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {BY_LOGIC(FALSE_HIT, "The line goes on where the segment ends.", "2 0 0 0 1 0")})
