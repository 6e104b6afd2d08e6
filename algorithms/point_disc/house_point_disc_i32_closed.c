/* Point and disc, closed, in whole numbers of 32 bits.
 *
 * A point is in a disc when its distance from the centre is at most the radius. Differences are formed in 64
 * bits; a leg longer than the reach decides by itself, and the squares of the others fit. Touching is a hit.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer house_point_disc_i32_closed(struct point_i32 p, struct disc_i32 disc) {
  return hit_if(compare_reach_i32(apart_i32(p.x, disc.cx), apart_i32(p.y, disc.cy), disc.r) <= 0);
}

GRAZE_TEST(house_point_disc_i32_closed,
           point_i32,
           disc_i32,
           .title = "Point and disc, exact, closed, whole numbers of 32 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the square of the distance with the square of the reach, exactly.",
           .wrong = "-",
           .inputs = "px py cx cy r",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED)
