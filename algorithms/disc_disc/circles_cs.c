/* Two circles: compare the square of the distance with the square of the sum of the radii. Open: circles that
 * touch are a miss, though the same class holds a point on the rim to be in the circle.
 *
 * All of it wraps: a sum of radii from 46341 on has a square that does not fit an int. Circles that touch
 * are safe: equal squares wrap to equal numbers, and equal is a miss.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static enum answer circles_cs(struct disc_i32 a, struct disc_i32 b) {
  const int32_t dx = wrap_sub(a.cx, b.cx), dy = wrap_sub(a.cy, b.cy), reach = wrap_add(a.r, b.r);
  return hit_if(wrap_add(wrap_mul(dx, dx), wrap_mul(dy, dy)) < wrap_mul(reach, reach));
}

GRAZE_TEST(circles_cs,
           disc_i32,
           disc_i32,
           .title = "Squared distance against squared sum of radii",
           .role = ROLE_TUTORIAL,
           .document = D2,
           .language = "C#",
           .source = "CircleCollider.CheckHit(CircleCollider circle)",
           .idea = "Hit when dx^2 + dy^2 < (r + s)^2.",
           .wrong = "squares wrap from 46341 on",
           .inputs = "ax ay ar bx by br",
           .fingerprint = 0x26fb9aae,
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The text says nothing of circles that touch.",
           .defects = {
               BY_RANGE(FALSE_HIT,
                        "The square of the distance wraps to a small or negative number.",
                        "65536 0 1 0 0 0"),
               BY_RANGE(MISSED_HIT,
                        "The square of the sum of the radii wraps to a negative number.",
                        "0 0 23171 0 0 23170"),
           })
