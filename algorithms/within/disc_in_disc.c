/* A disc in a disc: the distance of the centres and the smaller radius together are at most the larger. */
#include "algorithm.h"

#include <math.h>

/* In full. The squares, the root and the sum are rounded. */
static enum answer disc_in_disc_root(struct disc_f64 a, struct disc_f64 b) {
  const double dx = b.cx - a.cx, dy = b.cy - a.cy;
  return hit_if(sqrt(dx * dx + dy * dy) + b.r <= a.r);
}

/* Without a root: the radii are subtracted and squared, and where the second is the larger one, the square of
 * a negative number is a positive one. */
static enum answer disc_in_disc_squared(struct disc_f64 a, struct disc_f64 b) {
  const double dx = b.cx - a.cx, dy = b.cy - a.cy, r = a.r - b.r;
  return hit_if(dx * dx + dy * dy <= r * r);
}

#define RECORD(TITLE, WRONG)                                                                                 \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C",                                                      \
  .source = "the method of books: the distance of the centres against the difference of the radii",          \
  .idea = "The centres are no farther apart than the radii differ.", .wrong = WRONG,                         \
  .inputs = "a_cx a_cy a_r b_cx b_cy b_r", .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_CLOSED

#define ROUNDED                                                                                              \
  "The distance, the sum or the difference is rounded, and where one just fits in the other it may say "     \
  "either."

GRAZE_TEST_CONTAINS(disc_in_disc_root,
                    disc_f64,
                    disc_f64,
                    .fingerprint = 0x5ccc4214,
                    RECORD("A disc in a disc, by the root",
                           "wrong by a few ulps where one just fits in the other"),
                    .defects = {BY_ROUNDING(FALSE_HIT, ROUNDED, "0.3 0.4 0.6 0 0 0.1"),
                                BY_ROUNDING(MISSED_HIT,
                                            ROUNDED,
                                            "73.25000000000004 -72.74999999999994 109.49999999999999 "
                                            "1.249999999999993 9.749999999999993 9e-16"),
                                BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0.2 0.9 0 0.8 0.3"),
                                BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 2e-322 2e-322 2e-322 2e-322"),
                                BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 3e+154 2e+154 1 1"),
                                BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 1e+256 4e+256 0 0 3e+256")})
GRAZE_TEST_CONTAINS(
    disc_in_disc_squared,
    disc_f64,
    disc_f64,
    .fingerprint = 0x5c0df411,
    RECORD("A disc in a disc, squared", "says yes of a disc that is larger than what it should be in"),
    .defects = {
        BY_LOGIC(FALSE_HIT, "The difference of the radii is squared, and its sign is lost.", "0 0 1 0 0 3"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "12.000000000000007 25.999999999999996 37 0 -9 9e-16"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 381839151 123839724 361199195 2"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "1.945e-161 4.36e-162 1.994e-161 0 0 1e-323"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 0 0x1.38p-536 0x1.8p-538 0x1.18p-536 0x1p-540")})
