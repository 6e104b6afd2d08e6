/* A segment against the four sides of a box, as a book on collision detection teaches it: a segment that is
 * inside crosses none of them.
 *
 * Where two lines meet is told as a part of each, by one determinant. For parallels that is a division by
 * zero, and infinity or not-a-number are not between 0 and 1, so they never meet. It takes one more question:
 * is an end inside?
 *
 * The original draws a dot where two lines meet; here that is left out.
 */
#include "algorithm.h"

static inline bool cross(struct segment_f32 s, float x3, float y3, float x4, float y4) {
  const float determinant = (y4 - y3) * (s.x2 - s.x1) - (x4 - x3) * (s.y2 - s.y1);
  const float of_a = (x4 - x3) * (s.y1 - y3) - (y4 - y3) * (s.x1 - x3);
  const float of_b = (s.x2 - s.x1) * (s.y1 - y3) - (s.y2 - s.y1) * (s.x1 - x3);
  const float a = of_a / determinant, b = of_b / determinant;
  return a >= 0 && a <= 1 && b >= 0 && b <= 1;
}

static enum answer jeffthompson_line_rect_pde(struct segment_f32 s, struct xywh_f32 box) {
  const float right = box.x + box.w, bottom = box.y + box.h;
  return hit_if(cross(s, box.x, box.y, box.x, bottom) || cross(s, right, box.y, right, bottom) ||
                cross(s, box.x, box.y, right, box.y) || cross(s, box.x, bottom, right, bottom));
}

#define ROUNDED "The parts of both lines are rounded, and the end x + w is."

GRAZE_TEST(jeffthompson_line_rect_pde,
           segment_f32,
           xywh_f32,
           .title = "Inside is no crossing",
           .role = ROLE_PUBLISHED,
           .language = "Processing",
           .source = "Jeff Thompson, Collision Detection, lineRect: since 2015-05-13 "
                     "(jeffThompson/CollisionDetection#19), told 2020-10-11, open",
           .idea = "It crosses one of the four sides.",
           .wrong = "misses a segment inside the box",
           .inputs = "x1 y1 x2 y2 rx ry rw rh",
           .fingerprint = 0x2e98a05a,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = THREAD_IS_SILENT,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT,
                        "A segment within a side is parallel to it, and crosses neither neighbour.",
                        "2 0 1 0 0 0 3 1"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 -4e-23 0 0 0 0 1e-23 1"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "6 4 1 2.1 0 2 1 0.1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "2 2e+19 2 0 3e+18 0 2e+19 3e+18"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 2 0 3 0 0.7 2 1.3"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 7e-24 1e-23 0 0 0 8e-24 3e-24"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "20 4.2 15 7 8.6 6.1 6.4 0.9"),
               BY_LOGIC(MISSED_HIT, "A segment within the box crosses none of its sides.", "1 1 1 2 0 0 2 3"),
           })
