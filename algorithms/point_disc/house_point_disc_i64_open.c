/* Point and disc, open, in whole numbers of 64 bits.
 *
 * A point is in a disc when its distance from the centre is less than the radius. Differences are formed in
 * 128 bits; a leg longer than the reach decides by itself, and the squares of the others fit. Touching is a
 * miss.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer house_point_disc_i64_open(struct point_i64 p, struct disc_i64 disc) {
  return hit_if(compare_reach_i64(apart_i64(p.x, disc.cx), apart_i64(p.y, disc.cy), disc.r) < 0);
}

GRAZE_TEST(house_point_disc_i64_open,
           point_i64,
           disc_i64,
           .title = "Point and disc, exact, open, whole numbers of 64 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the square of the distance with the square of the reach, exactly.",
           .wrong = "-",
           .inputs = "px py cx cy r",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
