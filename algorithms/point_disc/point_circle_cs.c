/* Point in circle: compare the square of the distance with the square of the radius, and no root is needed.
 * Closed.
 *
 * In int arithmetic the squares wrap from 46341 on: 65536 squared is 0, and a point that far away is in every
 * circle. A point on the rim is safe: equal squares wrap to equal numbers.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static enum answer point_circle_cs(struct point_i32 point, struct disc_i32 disc) {
  const int32_t dx = wrap_sub(disc.cx, point.x), dy = wrap_sub(disc.cy, point.y);
  return hit_if(wrap_add(wrap_mul(dx, dx), wrap_mul(dy, dy)) <= wrap_mul(disc.r, disc.r));
}

GRAZE_TEST(point_circle_cs,
           point_i32,
           disc_i32,
           .title = "Squared distance against squared radius",
           .role = ROLE_TUTORIAL,
           .document = D2,
           .language = "C#",
           .source = "CircleCollider.CheckHit(int x, int y)",
           .idea = "Hit when dx^2 + dy^2 <= r^2.",
           .wrong = "squares wrap from 46341 on",
           .inputs = "px py cx cy cr",
           .fingerprint = 0x288d14f7,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The text says \"in the circle\" and no more.",
           .defects = {
               BY_RANGE(FALSE_HIT,
                        "The square of the distance wraps to a small or negative number.",
                        "65536 0 0 0 0"),
               BY_RANGE(MISSED_HIT, "The square of the radius wraps to a negative number.", "0 0 0 0 46341"),
           })
