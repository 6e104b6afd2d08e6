/* A liar: a point is in a quad when it lies to one side of three of its sides. The fourth is forgotten.
 */
#include "algorithm.h"

/* Positive to the left of p q, where x grows to the right and y up; 0 on its line. */
static inline int turn(int64_t px, int64_t py, int64_t qx, int64_t qy, int64_t x, int64_t y) {
  const i128 cross = (i128)(qx - px) * (y - py) - (i128)(qy - py) * (x - px);
  return (cross > 0) - (cross < 0);
}

static enum answer liar_forgets_side(struct point_i32 p, struct quad_i32 q) {
  const int a = turn(q.x1, q.y1, q.x2, q.y2, p.x, p.y);
  const int b = turn(q.x2, q.y2, q.x3, q.y3, p.x, p.y);
  const int c = turn(q.x3, q.y3, q.x4, q.y4, p.x, p.y);
  return hit_if((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0));
}

GRAZE_TEST(liar_forgets_side,
           point_i32,
           quad_i32,
           .title = "One side forgotten",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The point is on one side of three of the four sides.",
           .wrong = "hits beyond the fourth side",
           .inputs = "x y x1 y1 x2 y2 x3 y3 x4 y4",
           .fingerprint = 0xb8c755d4,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {BY_LOGIC(FALSE_HIT,
                                "The side from the last corner to the first is not looked at.",
                                "-1 1 0 0 1 0 1 2 0 2")})
