/* A liar: a point is in a triangle when it lies to the left of every side. That is so for one winding alone.
 */
#include "algorithm.h"

static inline bool is_left(int64_t px, int64_t py, int64_t qx, int64_t qy, int64_t x, int64_t y) {
  return (i128)(qx - px) * (y - py) >= (i128)(qy - py) * (x - px);
}

static enum answer liar_one_winding(struct point_i32 p, struct triangle_i32 t) {
  return hit_if(is_left(t.x1, t.y1, t.x2, t.y2, p.x, p.y) && is_left(t.x2, t.y2, t.x3, t.y3, p.x, p.y) &&
                is_left(t.x3, t.y3, t.x1, t.y1, p.x, p.y));
}

GRAZE_TEST(liar_one_winding,
           point_i32,
           triangle_i32,
           .title = "One winding trusted",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The point is to the left of each side.",
           .wrong = "misses every triangle of the other winding",
           .inputs = "x y x1 y1 x2 y2 x3 y3",
           .fingerprint = 0xb0381eb1,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {BY_LOGIC(FALSE_HIT,
                                "Of a triangle on a line every point of the line is to the left.",
                                "3 0 0 0 2 0 1 0"),
                       BY_LOGIC(MISSED_HIT,
                                "Left is right when the corners go round the other way.",
                                "1 1 0 0 0 3 3 0"),
                       BY_LOGIC(BROKEN_CONTRACT,
                                "Left is right when the corners go round the other way.",
                                "0 0 0 0 0 1 1 0")})
