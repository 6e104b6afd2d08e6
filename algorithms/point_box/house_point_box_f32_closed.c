/* Point and box, closed, in single precision.
 *
 * A point lies in a span when it is not left of its low end and not right of its high end. The high end x + w
 * is never formed: it would be rounded. See house/ends.h for how it is compared all the same. Touching is a
 * hit.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer house_point_box_f32_closed(struct point_f32 p, struct xywh_f32 box) {
  return hit_if((box.x <= p.x) & at_most_f32(p.x, box.x, box.w) & (box.y <= p.y) &
                at_most_f32(p.y, box.y, box.h));
}

GRAZE_TEST(house_point_box_f32_closed,
           point_f32,
           xywh_f32,
           .title = "Point and box, exact, closed, single precision",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the point with both ends of each span, without rounding or wrapping.",
           .wrong = "-",
           .inputs = "px py x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED)
