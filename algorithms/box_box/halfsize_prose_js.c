/* Boxes by their centres: they overlap when the centres are less than the halves of both sizes apart, on both
 * axes. Open.
 *
 * Centres, halves and their difference are rounded, each of which may move the answer by a little about
 * touching.
 */
#include "algorithm.h"
#include "halfsize.h"

static enum answer halfsize_prose_js(struct xywh_f64 a, struct xywh_f64 b) {
  const struct centred_span x = centred_span(a.x, a.w, b.x, b.w), y = centred_span(a.y, a.h, b.y, b.h);
  return hit_if((x.distance < x.reach) & (y.distance < y.reach));
}

GRAZE_TEST(
    halfsize_prose_js,
    xywh_f64,
    xywh_f64,
    .title = "Halved sizes, as the prose has it",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "prose",
    .source = "the description of rectangle against rectangle",
    .idea = "Hit when the centres are less than half of both sizes apart, in x and in y.",
    .wrong = "wrong at gaps and overlaps thinner than the rounding of centres and sums",
    .inputs = "ax ay aw ah bx by bw bh",
    .rounding = {4.95,
                 "Two centres by one ulp each, near touching their difference by one and the reach by "
                 "half a one: 3.5 on an axis; where both axes are apart, times the root of 2."},
    .fingerprint = 0x8c05a842,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_OPEN,
    .defects = {
        BY_ROUNDING(FALSE_HIT,
                    "The rounded ends, centres and halves bring the boxes a hair nearer.",
                    "0.6 0.8 0.7 0.7 0.6 0.7 0.7 0.1"),
        BY_ROUNDING(MISSED_HIT,
                    "The rounded ends, centres and halves take the boxes a hair apart.",
                    "0.1 0.3 0.2 0.2 0.3 0.3 0.2 0.2"),
        BY_ROUNDING(BROKEN_CONTRACT,
                    "Touching exactly, the rounded numbers come out as overlapping.",
                    "0 0.2 0.2 0.1 0.2 0 0.1 0.2"),
        BY_RANGE(MISSED_HIT,
                 "A middle x + w / 2 beyond the greatest double overflows, and infinity is within no reach.",
                 "0 0 1.4e+308 7e+307 1.2e+308 1 1.2e+308 7e+307"),
    })
