/* Disc and box, open, in whole numbers of 64 bits.
 *
 * A disc meets a box when the nearest point of the box is less than the radius from the centre. Differences
 * are formed in 128 bits; a leg longer than the reach decides by itself, and the squares of the others fit.
 * Touching is a miss.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer house_disc_box_i64_open(struct disc_i64 disc, struct xywh_i64 box) {
  return hit_if(
      compare_reach_i64(outside_i64(disc.cx, box.x, box.w), outside_i64(disc.cy, box.y, box.h), disc.r) < 0);
}

GRAZE_TEST(house_disc_box_i64_open,
           disc_i64,
           xywh_i64,
           .title = "Disc and box, exact, open, whole numbers of 64 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the square of the distance with the square of the reach, exactly.",
           .wrong = "-",
           .inputs = "cx cy r x y w h",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
