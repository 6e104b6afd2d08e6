/* Two boxes, open, in whole numbers of 64 bits.
 *
 * Two boxes meet when, on each axis, each begins before the other ends. The ends x + w are formed in 128
 * bits, where they cannot wrap. Touching is a miss.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_box_box_i64_open(struct xywh_i64 a, struct xywh_i64 b) {
  return hit_if(below_i64(a.x, b.x, b.w) & below_i64(b.x, a.x, a.w) & below_i64(a.y, b.y, b.h) &
                below_i64(b.y, a.y, a.h));
}

GRAZE_TEST(house_box_box_i64_open,
           xywh_i64,
           xywh_i64,
           .title = "Two boxes, exact, open, whole numbers of 64 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare each begin with the other end, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "ax ay aw ah bx by bw bh",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
