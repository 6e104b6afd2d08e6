/* Two boxes, closed, in single precision.
 *
 * Two boxes meet when, on each axis, each begins before the other ends. The ends x + w are never formed: they
 * would be rounded. See house/ends.h for how they are compared all the same. Touching is a hit.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_box_box_f32_closed(struct xywh_f32 a, struct xywh_f32 b) {
  return hit_if(at_most_f32(a.x, b.x, b.w) & at_most_f32(b.x, a.x, a.w) & at_most_f32(a.y, b.y, b.h) &
                at_most_f32(b.y, a.y, a.h));
}

GRAZE_TEST(house_box_box_f32_closed,
           xywh_f32,
           xywh_f32,
           .title = "Two boxes, exact, closed, single precision",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare each begin with the other end, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "ax ay aw ah bx by bw bh",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED)
