/* My left is left of your right, and your left is left of my right; the same in y. Strict: a shared edge is a
 * miss.
 *
 * The right sides x + w are rounded. Rounding keeps order, so two boxes that are apart can never come out as
 * overlapping; nor can two that touch; but an overlap thinner than the rounding is missed.
 */
#include "algorithm.h"

static enum answer overlap_py(struct xywh_f64 a, struct xywh_f64 b) {
  return hit_if((a.x < b.x + b.w) & (b.x < a.x + a.w) & (a.y < b.y + b.h) & (b.y < a.y + a.h));
}

GRAZE_TEST(
    overlap_py,
    xywh_f64,
    xywh_f64,
    .title = "Strict overlap on both axes",
    .role = ROLE_TUTORIAL,
    .document = D1,
    .language = "Python",
    .source = "rect_to_rect(r1, r2)",
    .idea = "Hit when each box begins before the other ends, in x and in y.",
    .wrong = "misses overlaps thinner than the rounding of x + w",
    .inputs = "ax ay aw ah bx by bw bh",
    .rounding =
        {0.5,
         "Only x + w is rounded: by half an ulp of the largest number, where it is not beyond every number. "
         "Rounding keeps order, so apart is never a hit; one axis suffices to miss an overlap."},
    .fingerprint = 0xb56b82e7,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_OPEN,
    .defects = {
        BY_ROUNDING(MISSED_HIT,
                    "The sum x + w is rounded down to the other box's left side.",
                    "0.2 0.5 0.5 0.2 0.6 0.7 0.2 0.5"),
    })
