/* Point and box, open, in whole numbers of 64 bits.
 *
 * A point lies in a span when it is not left of its low end and not right of its high end. The high end x + w
 * is formed in 128 bits, where it cannot wrap. Touching is a miss.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_point_box_i64_open(struct point_i64 p, struct xywh_i64 box) {
  return hit_if((box.x < p.x) & below_i64(p.x, box.x, box.w) & (box.y < p.y) & below_i64(p.y, box.y, box.h));
}

GRAZE_TEST(house_point_box_i64_open,
           point_i64,
           xywh_i64,
           .title = "Point and box, exact, open, whole numbers of 64 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the point with both ends of each span, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "px py x y w h",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
