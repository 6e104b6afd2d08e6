/* "Does this rectangle intersect the other?", answered by whether it contains it.
 *
 * The manual promises intersection, the function asks for containment: two boxes that overlap, each with a
 * part outside the other, are a miss.
 *
 * The original takes objects.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static enum answer pixelvision_contains_cs(struct xywh_i32 a, struct xywh_i32 b) {
  const int32_t a_right = wrap_add(a.x, a.w), a_bottom = wrap_add(a.y, a.h);
  const int32_t b_right = wrap_add(b.x, b.w), b_bottom = wrap_add(b.y, b.h);
  return hit_if((a.x <= b.x) & (b_right <= a_right) & (a.y <= b.y) & (b_bottom <= a_bottom));
}

GRAZE_TEST(
    pixelvision_contains_cs,
    xywh_i32,
    xywh_i32,
    .title = "Contains, documented as intersects",
    .role = ROLE_PUBLISHED,
    .language = "C#",
    .source = "Pixel Vision 8, Rect.Contains(Rect): told 2020-05-30 (PixelVision8/PixelVision8#299), open",
    .idea = "Hit when the second box lies within the first.",
    .wrong = "misses every overlap that is no containment",
    .inputs = "ax ay aw ah bx by bw bh",
    .fingerprint = 0x663871e3,
    .lacks = "swap",
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_UNSTATED,
    .contract_why =
        "Boxes that only touch never lie within one another; the manual does not say what is wanted.",
    .defects = {
        BY_LOGIC(MISSED_HIT, "Each box has a part outside the other.", "1 1 2 2 0 0 2 2"),
        BY_RANGE(MISSED_HIT,
                 "The end of the outer box wraps to a negative number.",
                 "2 0 2147483646 3 2 1 1 1"),
        BY_RANGE(FALSE_HIT,
                 "The end of the second box wraps to a negative number, and the box seems to lie within.",
                 "0 0 0 0 2 0 2147483646 0"),
        BY_RANGE(BROKEN_CONTRACT,
                 "The end of the second box wraps to a negative number, and boxes that touch seem to lie "
                 "within one another.",
                 "0 0 8 3 8 1 2147483640 1"),
    })
