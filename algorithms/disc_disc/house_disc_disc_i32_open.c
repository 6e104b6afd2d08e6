/* Two discs, open, in whole numbers of 32 bits.
 *
 * Two discs meet when their centres are less than the sum of the radii apart. Differences are formed in 64
 * bits; a leg longer than the reach decides by itself, and the squares of the others fit. Touching is a miss.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer house_disc_disc_i32_open(struct disc_i32 a, struct disc_i32 b) {
  return hit_if(compare_reach_i32(apart_i32(a.cx, b.cx), apart_i32(a.cy, b.cy), (int64_t)a.r + b.r) < 0);
}

GRAZE_TEST(house_disc_disc_i32_open,
           disc_i32,
           disc_i32,
           .title = "Two discs, exact, open, whole numbers of 32 bits",
           .role = ROLE_HOUSE,
           .language = "C",
           .source = "written for this project",
           .idea = "Compare the square of the distance with the square of the reach, exactly.",
           .wrong = "-",
           .inputs = "ax ay ar bx by br",
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
