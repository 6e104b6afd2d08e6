/* A point is in a triangle when it lies, of each side, where the third corner does.
 *
 * Which way the corners go round does not matter, as each side is compared with the corner across. In whole
 * numbers the turns are exact.
 */
#include "helpers/taught.h"

static inline bool
same_side(struct whole_spot a, struct whole_spot b, struct whole_spot p, struct whole_spot q) {
  return turn_to(a, b, p) * turn_to(a, b, q) >= 0;
}

static enum answer triangle_same_side(struct point_i32 point, struct triangle_i32 t) {
  const struct whole_spot a = {t.x1, t.y1}, b = {t.x2, t.y2}, c = {t.x3, t.y3}, p = {point.x, point.y};
  return hit_if(same_side(a, b, p, c) && same_side(b, c, p, a) && same_side(c, a, p, b));
}

GRAZE_TEST(triangle_same_side,
           point_i32,
           triangle_i32,
           TAUGHT("The side of the third corner",
                  "Blackpawn, Point in triangle test: same side technique",
                  "Of each side the point lies where the third corner does.",
                  "hits on the line of a triangle without area"),
           CLOSED_BY_CODE,
           .inputs = "x y x1 y1 x2 y2 x3 y3",
           .fingerprint = 0xd5c054f3,
           .defects = {
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "1 0 1 1 0 0 2 2"),
           })
