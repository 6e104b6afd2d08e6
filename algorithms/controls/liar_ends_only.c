/* A liar: a segment meets a box when one of its ends is in the box.
 */
#include "algorithm.h"

static inline bool is_in(int64_t x, int64_t y, struct xywh_i32 box) {
  return x >= box.x && x <= (int64_t)box.x + box.w && y >= box.y && y <= (int64_t)box.y + box.h;
}

static enum answer liar_ends_only(struct segment_i32 s, struct xywh_i32 box) {
  return hit_if(is_in(s.x1, s.y1, box) || is_in(s.x2, s.y2, box));
}

GRAZE_TEST(liar_ends_only,
           segment_i32,
           xywh_i32,
           .title = "Ends only",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "An end of the segment is in the box.",
           .wrong = "misses a segment that goes through",
           .inputs = "x1 y1 x2 y2 x y w h",
           .fingerprint = 0x581037fa,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {BY_LOGIC(MISSED_HIT, "The ends may both be outside.", "-1 0 2 1 0 0 1 1"),
                       BY_LOGIC(BROKEN_CONTRACT, "The ends may both be outside.", "-1 0 2 0 0 0 1 1")})
