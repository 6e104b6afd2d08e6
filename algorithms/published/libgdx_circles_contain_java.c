/* A disc in a disc without a root, and two mistakes in turn.
 *
 * First the square of the second radius was added to that of the distance, in place of the radius to the
 * distance: by Pythagoras that is shorter. So the disc could stick out on the far side. Repaired, the
 * difference of the radii was squared, and its sign was lost: a small disc held a large one, and was repaired
 * again a month later.
 *
 * The original takes objects.
 */
#include "algorithm.h"

static enum answer libgdx_circles_contain_java(struct disc_f32 a, struct disc_f32 b) {
  const float dx = a.cx - b.cx, dy = a.cy - b.cy;
  return hit_if(dx * dx + dy * dy + b.r * b.r <= a.r * a.r);
}

static enum answer libgdx_circles_contain_twice_java(struct disc_f32 a, struct disc_f32 b) {
  const float dx = a.cx - b.cx, dy = a.cy - b.cy, distance = dx * dx + dy * dy;
  const float difference = a.r - b.r, sum = a.r + b.r;
  return hit_if(!(difference * difference < distance) && distance < sum * sum);
}

#define ROUNDED                                                                                              \
  "The squares and their sum are rounded, and where one just fits in the other it may say either."

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "Java", .source = SOURCE, .idea = IDEA,                \
  .wrong = WRONG, .inputs = "a_cx a_cy a_r b_cx b_cy b_r", .by_code = CONTRACT_CLOSED,                       \
  .by_text = CONTRACT_UNSTATED, .contract_why = THREAD_IS_SILENT

GRAZE_TEST_CONTAINS(
    libgdx_circles_contain_java,
    disc_f32,
    disc_f32,
    RECORD("Squares added for lengths",
           "libGDX, Circle.contains: told 2015-06-12, repaired 2015-06-21 (libgdx/libgdx#3202)",
           "The squares of the distance and of the second radius are at most that of the first.",
           "holds discs that stick out"),
    .fingerprint = 0x9028e62f,
    .defects = {BY_LOGIC(FALSE_HIT,
                         "The distance and the radius square to more than their squares add up to.",
                         "0 0 2 1 1 1"),
                BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 3e-23 0 0 4e-23"),
                BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 6.72e-22 4.86e-22 4.64e-22 4e-26"),
                BY_ROUNDING(MISSED_HIT, ROUNDED, "12.000004 25.999998 37 0 -9 5e-07")})
GRAZE_TEST_CONTAINS(libgdx_circles_contain_twice_java,
                    disc_f32,
                    disc_f32,
                    RECORD("Squares added for lengths, repaired once",
                           "libGDX, Circle.contains: told 2015-07-21 (libgdx/libgdx#3297)",
                           "The centres are no farther apart than the radii differ, all squared.",
                           "says yes of a disc that is larger than what it should be in"),
                    .fingerprint = 0xa243f520,
                    .defects = {BY_LOGIC(FALSE_HIT,
                                         "The difference of the radii is squared, and its sign is lost.",
                                         "1 0 1 0 1 3"),
                                BY_ROUNDING(MISSED_HIT, ROUNDED, "1.4 0 1 0.4 0 2e-08"),
                                BY_RANGE(MISSED_HIT, OVERFLOWS, "0 1 4e+19 0 3e+19 1"),
                                BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 1e-07 3 0 3 1e-07"),
                                BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 8.7e-44 9e-44 0 0 3e-45")})
