/* The first guess: measure from the centre to each side.
 *
 * Coming from the right, only the distance to the right side matters; from above, only that to the top. Put
 * together, the centre must lie within the box grown by r on each side. Beyond a side that is right. Beyond a
 * corner it is not: the grown box has square corners where it should have round ones. The document tells this
 * as the wrong turn it is.
 */
#include "algorithm.h"

static enum answer side_guess_py(struct disc_f64 disc, struct xywh_f64 box) {
  const bool within_x = (disc.cx > box.x - disc.r) & (disc.cx < box.x + box.w + disc.r);
  const bool within_y = (disc.cy > box.y - disc.r) & (disc.cy < box.y + box.h + disc.r);
  return hit_if(within_x & within_y);
}

#define OUTWARD "A side of the grown box is rounded outward past the centre."

GRAZE_TEST(side_guess_py,
           disc_f64,
           xywh_f64,
           .title = "Distance to each side only",
           .role = ROLE_DETOUR,
           .document = D1,
           .language = "Python",
           .source = "the guess that the section on finding the rule begins with; told in words, not in code",
           .idea = "Hit when the centre lies within the box grown by r on each side.",
           .wrong = "hits beside every corner, where the grown box is square",
           .inputs = "cx cy cr rx ry rw rh",
           .fingerprint = 0x9b2929f6,
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN,
           .defects = {
               {.outcome = OUTCOME_FALSE_HIT,
                PLACE_SET(ZONE_CORNER),
                CAUSE_LOGIC,
                "Beyond a corner the grown box reaches r * sqrt(2), the disc only r.",
                "0 0 2 1.5 1.5 1 1"},
               BY_ROUNDING(FALSE_HIT, OUTWARD, "0.2 1 8 -9 0 1.2 2"),
               BY_RANGE(FALSE_HIT, OUTWARD, "-2 5 1.5e+239 -2e+239 0 5e+238 6"),
               BY_ROUNDING(MISSED_HIT,
                           "A side of the grown box is rounded onto the centre.",
                           "0.4 0.4 0.1 0.5 0.2 0.5 0.3"),
               {.outcome = OUTCOME_BROKEN_CONTRACT,
                PLACE_SET(ZONE_CORNER),
                CAUSE_LOGIC,
                "A disc that touches the corner from outside is well within the grown box.",
                "0 0 5 3 4 1 1"},
               BY_ROUNDING(BROKEN_CONTRACT,
                           "Touching exactly, a side of the grown box is rounded past the centre.",
                           "0.9 0.9 0.3 0.5 0.2 0.8 0.4"),
           })
