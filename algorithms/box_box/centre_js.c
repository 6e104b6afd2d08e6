/* Boxes from centre and half extents: they meet when the centres are no farther apart than the half extents
 * reach together, on both axes. Closed.
 *
 * Difference and sum are rounded, each once. Rounding keeps order, so what is within reach is never missed;
 * but what is barely beyond it may round onto it.
 */
#include "algorithm.h"
#include "centre_boxes.h"

static enum answer centre_js(struct centre_f64 a, struct centre_f64 b) {
  const struct centre_distance d = centre_distance(a, b);
  return hit_if((d.x <= a.rx + b.rx) & (d.y <= a.ry + b.ry));
}

GRAZE_TEST(
    centre_js,
    centre_f64,
    centre_f64,
    .title = "Centre and half extents",
    .role = ROLE_TUTORIAL,
    .document = D3,
    .language = "JavaScript",
    .source = "second description, the formula |x2 - x1| <= rx1 + rx2",
    .idea = "Hit when the centres are at most the sum of the half extents apart, in x and in y.",
    .wrong = "hits across gaps thinner than the rounding of the sums",
    .inputs = "ax ay arx ary bx by brx bry",
    .rounding =
        {2.83,
         "Difference and sum are each below 2, so each is rounded by at most 1/2 ulp of [1, 2): one ulp of "
         "the largest number. Two ulps on an axis; where both axes are apart, times the root of 2."},
    .fingerprint = 0x945837f4,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_OPEN,
    .contract_why =
        "The sentence before the formula says \"less than\"; the formula has \"less than or equal\".",
    .defects = {
        BY_ROUNDING(FALSE_HIT,
                    "The difference of the centres is rounded down, or the sum of the half extents up.",
                    "0 0.6 0.2 0.1 0.8 0.5 0.6 0.1"),
        BY_RANGE(
            FALSE_HIT,
            "Beyond the greatest double the distance and the reach both overflow, and inf <= inf is a hit.",
            "-1.6e+308 0 1e+308 1 1e+308 0 1e+308 0"),
    })
