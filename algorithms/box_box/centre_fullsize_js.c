/* The same formula read with the article's own words for rx and ry: "width and height". The half extents are
 * then half of the numbers given, but the formula adds the whole of them, and boxes hit at twice the distance
 * at which they meet.
 *
 * A form has half extents, so the reading is tried on those: the numbers are doubled into widths before the
 * formula.
 */
#include "algorithm.h"
#include "centre_boxes.h"

static enum answer centre_fullsize_js(struct centre_f64 a, struct centre_f64 b) {
  const struct centre_distance d = centre_distance(a, b);
  return hit_if((d.x <= 2 * a.rx + 2 * b.rx) & (d.y <= 2 * a.ry + 2 * b.ry));
}

GRAZE_TEST(centre_fullsize_js,
           centre_f64,
           centre_f64,
           .title = "Centre and full extents",
           .role = ROLE_TUTORIAL,
           .document = D3,
           .language = "prose",
           .source = "second description, where rx and ry are called width and height",
           .idea = "As centre_js, with the widths in place of the half widths.",
           .wrong = "hits at twice the distance at which the boxes meet",
           .inputs = "ax ay arx ary bx by brx bry",
           .fingerprint = 0x67db3b7a,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_OPEN,
           .contract_why =
               "The sentence before the formula says \"less than\"; the formula has \"less than or equal\".",
           .defects = {
               BY_LOGIC(FALSE_HIT, "The widths are added where half of them should be.", "0 0 1 1 3 0 1 1"),
           })
