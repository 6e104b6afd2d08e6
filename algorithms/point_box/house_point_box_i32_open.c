/* Point and box, open, in whole numbers of 32 bits.
 *
 * A point lies in a span when it is not left of its low end and not right of its high end. The high end x + w
 * is formed in 64 bits, where it cannot wrap. Touching is a miss.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_point_box_i32_open(struct point_i32 p, struct xywh_i32 box) {
  return hit_if((box.x < p.x) & below_i32(p.x, box.x, box.w) & (box.y < p.y) & below_i32(p.y, box.y, box.h));
}

GRAZE_TEST(house_point_box_i32_open,
           point_i32,
           xywh_i32,
           .title = "Point and box, exact, open, whole numbers of 32 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the point with both ends of each span, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "px py x y w h",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
