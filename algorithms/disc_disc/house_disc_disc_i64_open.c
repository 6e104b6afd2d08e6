/* Two discs, open, in whole numbers of 64 bits.
 *
 * Two discs meet when their centres are less than the sum of the radii apart. Differences are formed in 128
 * bits; a leg longer than the reach decides by itself, and the squares of the others fit. Touching is a miss.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer house_disc_disc_i64_open(struct disc_i64 a, struct disc_i64 b) {
  return hit_if(compare_reach_i64(apart_i64(a.cx, b.cx), apart_i64(a.cy, b.cy), (i128)a.r + b.r) < 0);
}

GRAZE_TEST(house_disc_disc_i64_open,
           disc_i64,
           disc_i64,
           .title = "Two discs, exact, open, whole numbers of 64 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the square of the distance with the square of the reach, exactly.",
           .wrong = "-",
           .inputs = "ax ay ar bx by br",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
