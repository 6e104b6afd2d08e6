/* The quadrant method: corners when the box lies in one quadrant about the centre, the bounding square
 * otherwise.
 *
 * In real numbers this is right: it decides disc against box exactly, touching included. In doubles the ends
 * x + w, the halves and the squares are rounded, so within a few units in the last place of touching it may
 * say either. Squares of numbers beyond 1e154 overflow to infinity, and infinity <= infinity is a hit;
 * squares of numbers below 1e-162 vanish, and 0 <= 0 is a hit.
 */
#include "quadrant.h"

static enum answer quadrant_js(struct xywh_f64 box, struct disc_f64 disc) {
  return hit_if(quadrant_method(box, disc, false));
}

GRAZE_TEST(
    quadrant_js,
    xywh_f64,
    disc_f64,
    .title = "Quadrant method",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "JavaScript",
    .source = "hitTestRectArc(rectObj, arcObj), with the sizes of the display objects",
    .idea = "Box in one quadrant about the centre: is a corner in the disc? Else: does the disc's square "
            "meet it?",
    .wrong = "wrong by a few ulps where shapes touch; squares overflow at 1e154 and vanish at 1e-162",
    .inputs = "rx ry rw rh cx cy cr",
    .rounding = {4.4,
                 "Corners: the far side by one ulp and the difference by one, on both axes: 2.83; "
                 "squares and sum: 1.5 of the radius. The square: centre, difference and half by one "
                 "each, and one more where the quadrant is mistaken: 4."},
    .fingerprint = 0x10adb6d1,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why =
        "The prose says \"at most the radius\" for corners and \"less than\" for the square; the code "
        "has <= twice.",
    .defects = {
        BY_ROUNDING(FALSE_HIT,
                    "The end x + w or the square of a distance is rounded toward the disc.",
                    "0 0.4 0.5 0.3 0.8 0.7 0.3"),
        BY_RANGE(FALSE_HIT,
                 "Squares overflow beyond 1e154, where inf <= inf is a hit, and vanish below 1e-162, where 0 "
                 "<= 0 is one.",
                 "0 0 1 1 2e+200 2e+200 1e+200"),
        BY_ROUNDING(MISSED_HIT,
                    "The square of the distance to a corner is rounded up past the square of the radius.",
                    "1.9 1.4 7.2 2.8 11.1 6.3 2.9"),
        BY_ROUNDING(BROKEN_CONTRACT,
                    "Touching exactly, the rounded ends or squares come out as apart.",
                    "0.1 0.2 0.2 0.2 0.1 0.1 0.1"),
        BY_RANGE(BROKEN_CONTRACT,
                 "Squares below 1e-308 lose their last bits, and a corner that touches comes out as apart.",
                 "1.1669483434796657e-161 6.876659881219458e-162 1 1 0 0 1.354493612967469e-161"),
        BY_RANGE(MISSED_HIT,
                 "A middle x + w / 2 beyond the greatest double overflows, and infinity is within no reach.",
                 "0 1.5e+308 2 8e+307 1 1.7e+308 4e+307"),
    })
