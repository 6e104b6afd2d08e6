/* Two boxes, open, in double precision.
 *
 * Two boxes meet when, on each axis, each begins before the other ends. The ends x + w are never formed: they
 * would be rounded. See house/ends.h for how they are compared all the same. Touching is a miss.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_box_box_f64_open(struct xywh_f64 a, struct xywh_f64 b) {
  return hit_if(below_f64(a.x, b.x, b.w) & below_f64(b.x, a.x, a.w) & below_f64(a.y, b.y, b.h) &
                below_f64(b.y, a.y, a.h));
}

GRAZE_TEST(house_box_box_f64_open,
           xywh_f64,
           xywh_f64,
           .title = "Two boxes, exact, open, double precision",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare each begin with the other end, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "ax ay aw ah bx by bw bh",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
