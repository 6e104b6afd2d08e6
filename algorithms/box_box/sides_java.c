/* Four comparisons: when do two boxes NOT meet?
 *
 * One box lies wholly above, below, left or right of the other exactly when they are apart. So compare the
 * bottom of each with the top of the other, and the right of each with the left of the other; if none of the
 * four separates them, they meet. Strict comparisons make the boxes closed: sharing an edge is a hit.
 *
 * Java adds ints modulo 2^32. Where x + w passes 2^31 - 1 the right side jumps to the far left, and a box
 * that covers the other seems to lie beyond it.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static enum answer sides_java(struct xywh_i32 one, struct xywh_i32 two) {
  const int32_t one_right = wrap_add(one.x, one.w), one_bottom = wrap_add(one.y, one.h);
  const int32_t two_right = wrap_add(two.x, two.w), two_bottom = wrap_add(two.y, two.h);
  const bool apart = (one.y > two_bottom) | (two.y > one_bottom) | (one.x > two_right) | (two.x > one_right);
  return hit_if(!apart);
}

GRAZE_TEST(
    sides_java,
    xywh_i32,
    xywh_i32,
    .title = "Four comparisons, size added",
    .role = ROLE_TUTORIAL,
    .document = D4,
    .language = "Java",
    .source = "second method, isColliding(int, int, int, int, int, int, int, int)",
    .idea = "Miss when one box is wholly beyond a side of the other; otherwise hit.",
    .wrong = "x + w wraps above 2^31 - 1",
    .inputs = "ax ay aw ah bx by bw bh",
    .fingerprint = 0xe8e62c8f,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "The text speaks of lying outside a side and does not say whether a shared edge counts.",
    .defects = {
        BY_RANGE(MISSED_HIT,
                 "The sum x + w wraps to a negative number, so the right side is taken to be far left.",
                 "1073741824 0 1073741824 1 1073741825 0 1 1"),
        BY_RANGE(BROKEN_CONTRACT,
                 "The sum x + w wraps to a negative number, and a box that touches seems to lie beyond it.",
                 "0 0 2 1 1 1 2147483647 1"),
    })
