/* A disc in a disc, without a root: the square of the distance against that of the difference of the radii.
 * The sign of the difference is lost, so a small disc holds a large one.
 *
 * The original is a template; it is used with floats.
 */
#include "algorithm.h"

static enum answer olc_circles_contain_cpp(struct disc_f32 a, struct disc_f32 b) {
  const float dx = a.cx - b.cx, dy = a.cy - b.cy;
  return hit_if(dx * dx + dy * dy <= (a.r - b.r) * (a.r - b.r));
}

#define ROUNDED                                                                                              \
  "The squares and their sum are rounded, and where one just fits in the other it may say either."

GRAZE_TEST_CONTAINS(
    olc_circles_contain_cpp,
    disc_f32,
    disc_f32,
    .title = "A small disc holds a large one",
    .role = ROLE_PUBLISHED,
    .language = "C++",
    .source = "olcUTIL_Geometry2D, contains: 2023-12-03 to 2024-01-07 "
              "(OneLoneCoder/olcUTIL_Geometry2D#37)",
    .idea = "The centres are no farther apart than the radii differ, all squared.",
    .wrong = "says yes of a disc that is larger than what it should be in",
    .inputs = "a_cx a_cy a_r b_cx b_cy b_r",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .fingerprint = 0x6702bb8d,
    .defects = {
        BY_LOGIC(FALSE_HIT, "The difference of the radii is squared, and its sign is lost.", "1 0 1 0 1 3"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "12.000004 25.999998 37 0 -9 5e-07"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 6.72e-22 4.86e-22 4.64e-22 4e-26", .rare = true),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 16911 5484 15995 2")})
