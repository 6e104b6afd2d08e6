/* Point and box, closed, in whole numbers of 32 bits.
 *
 * A point lies in a span when it is not left of its low end and not right of its high end. The high end x + w
 * is formed in 64 bits, where it cannot wrap. Touching is a hit.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_point_box_i32_closed(struct point_i32 p, struct xywh_i32 box) {
  return hit_if((box.x <= p.x) & at_most_i32(p.x, box.x, box.w) & (box.y <= p.y) &
                at_most_i32(p.y, box.y, box.h));
}

GRAZE_TEST(house_point_box_i32_closed,
           point_i32,
           xywh_i32,
           .title = "Point and box, exact, closed, whole numbers of 32 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the point with both ends of each span, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "px py x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED)
