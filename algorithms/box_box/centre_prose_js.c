/* Centre and half extents as the sentence before the formula has it: the distance less than the sum. Open.
 *
 * It errs where the closed formula does not, and the other way round. Rounding keeps order, so boxes that are
 * apart or touch are never a hit, but an overlap thinner than the rounding comes out as touching.
 */
#include "algorithm.h"
#include "centre_boxes.h"

static enum answer centre_prose_js(struct centre_f64 a, struct centre_f64 b) {
  const struct centre_distance d = centre_distance(a, b);
  return hit_if((d.x < a.rx + b.rx) & (d.y < a.ry + b.ry));
}

GRAZE_TEST(
    centre_prose_js,
    centre_f64,
    centre_f64,
    .title = "Centre and half extents, as the sentence has it",
    .role = ROLE_TUTORIAL,
    .document = D3,
    .language = "prose",
    .source = "second description, the sentence before the formula",
    .idea = "Hit when the centres are less than the sum of the half extents apart, in x and in y.",
    .wrong = "misses overlaps thinner than the rounding of the sums",
    .inputs = "ax ay arx ary bx by brx bry",
    .rounding = {2,
                 "Difference and sum are each rounded by at most one ulp of the largest number. One axis "
                 "suffices to miss an overlap, whose depth is the lesser of the two."},
    .fingerprint = 0x8e7b77b4,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_OPEN,
    .contract_why = "The formula after the sentence has \"less than or equal\".",
    .defects = {
        BY_ROUNDING(MISSED_HIT,
                    "The difference of the centres is rounded up, or the sum of the half extents down.",
                    "0.3 0.5 0.5 0.4 0.4 0 0.4 0.1"),
        BY_RANGE(
            MISSED_HIT,
            "Beyond the greatest double the distance and the reach both overflow, and inf < inf is a miss.",
            "1e+308 0 1e+308 1e+308 -1e+308 0 1.76e+308 1"),
    })
