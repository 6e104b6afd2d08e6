/* The fault that the first article begins with: the box exchanged for a disc.
 *
 * The game held its enemies for circles: the disc inscribed in the box, of half the smaller side, about its
 * centre. The corners of the box are not in it, and of a long box most is not, so towers missed what they
 * should have reached. An inscribed disc never reaches beyond its box, so there is no false hit but by
 * rounding.
 */
#include "algorithm.h"

static enum answer circle_for_rect_js(struct xywh_f64 box, struct disc_f64 disc) {
  const double side = box.w < box.h ? box.w : box.h;
  const double dx = disc.cx - (box.x + box.w * 0.5), dy = disc.cy - (box.y + box.h * 0.5);
  const double reach = disc.r + side * 0.5;
  return hit_if(dx * dx + dy * dy <= reach * reach);
}

GRAZE_TEST(
    circle_for_rect_js,
    xywh_f64,
    disc_f64,
    .title = "The box as its inscribed disc",
    .role = ROLE_DETOUR,
    .document = D0,
    .language = "JavaScript",
    .source = "the fault that the article tells at its beginning",
    .idea = "Hit when the disc meets the disc of half the box's smaller side about the box's centre.",
    .wrong = "misses discs at corners and at the ends of long boxes",
    .inputs = "rx ry rw rh cx cy cr",
    .fingerprint = 0xa21b180f,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "The article tells the fault in words and gives no comparison.",
    .defects = {
        BY_ROUNDING(FALSE_HIT,
                    "Beside the middle of a side, the rounded centre or square comes out within reach.",
                    "0.4 0.3 0.1 0.2 0.3 0.4 0.1"),
        BY_RANGE(FALSE_HIT,
                 "Squares overflow beyond 1e154, where inf <= inf is a hit, and vanish below 1e-162, where 0 "
                 "<= 0 is one.",
                 "0 0 1 1 2e+200 2e+200 1e+200"),
        BY_LOGIC(MISSED_HIT,
                 "The corners and long ends of the box lie outside its inscribed disc.",
                 "0 0 4 1 0 0 1"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "A disc that touches a corner or a long end does not reach the inscribed disc.",
                 "1 0 4 1 0 0 1"),
    })
