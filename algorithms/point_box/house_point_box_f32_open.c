/* Point and box, open, in single precision.
 *
 * A point lies in a span when it is not left of its low end and not right of its high end. The high end x + w
 * is never formed: it would be rounded. See house/ends.h for how it is compared all the same. Touching is a
 * miss.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_point_box_f32_open(struct point_f32 p, struct xywh_f32 box) {
  return hit_if((box.x < p.x) & below_f32(p.x, box.x, box.w) & (box.y < p.y) & below_f32(p.y, box.y, box.h));
}

GRAZE_TEST(house_point_box_f32_open,
           point_f32,
           xywh_f32,
           .title = "Point and box, exact, open, single precision",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the point with both ends of each span, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "px py x y w h",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
