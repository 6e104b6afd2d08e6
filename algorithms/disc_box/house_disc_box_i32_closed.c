/* Disc and box, closed, in whole numbers of 32 bits.
 *
 * A disc meets a box when the nearest point of the box is at most the radius from the centre. Differences are
 * formed in 64 bits; a leg longer than the reach decides by itself, and the squares of the others fit.
 * Touching is a hit.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer house_disc_box_i32_closed(struct disc_i32 disc, struct xywh_i32 box) {
  return hit_if(
      compare_reach_i32(outside_i32(disc.cx, box.x, box.w), outside_i32(disc.cy, box.y, box.h), disc.r) <= 0);
}

GRAZE_TEST(house_disc_box_i32_closed,
           disc_i32,
           xywh_i32,
           .title = "Disc and box, exact, closed, whole numbers of 32 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the square of the distance with the square of the reach, exactly.",
           .wrong = "-",
           .inputs = "cx cy r x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED)
