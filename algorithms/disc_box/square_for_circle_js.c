/* The second case of the quadrant method used everywhere: the disc exchanged for its bounding square.
 *
 * Beside a side the square reaches just as far as the disc. Beyond a corner it reaches r * sqrt(2) where the
 * disc reaches r, so a box that only meets a corner of the square is a hit although the disc is clear of it.
 */
#include "algorithm.h"

#include <math.h>

static enum answer square_for_circle_js(struct xywh_f64 box, struct disc_f64 disc) {
  const double dx = fabs(disc.cx - (box.x + box.w * 0.5)), dy = fabs(disc.cy - (box.y + box.h * 0.5));
  return hit_if((dx <= (disc.r * 2 + box.w) * 0.5) & (dy <= (disc.r * 2 + box.h) * 0.5));
}

#define INFINITE "A middle x + w / 2 beyond the greatest double overflows, and infinity is within no reach."

GRAZE_TEST(
    square_for_circle_js,
    xywh_f64,
    disc_f64,
    .title = "The disc as its bounding square",
    .role = ROLE_DETOUR,
    .document = D0,
    .language = "JavaScript",
    .source = "case two of the quadrant method, taken for all cases",
    .idea = "Hit when the square about the disc meets the box.",
    .wrong = "hits beside every corner, where the square is not round",
    .inputs = "rx ry rw rh cx cy cr",
    .fingerprint = 0x1968a6a3,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_OPEN,
    .contract_why = "The prose has \"less than\", the code \"less than or equal\".",
    .defects = {
        {.outcome = OUTCOME_FALSE_HIT,
         PLACE_SET(ZONE_CORNER),
         CAUSE_LOGIC,
         "A corner of the square lies r * sqrt(2) from the centre, outside the disc.",
         "1 1 1 1 0 0 1"},
        BY_ROUNDING(FALSE_HIT,
                    "Rounded centres and halves bring the square a hair nearer to the box.",
                    "0 0 1 2 2.7 1 1.7"),
        BY_ROUNDING(MISSED_HIT,
                    "Rounded centres and halves take the square a hair away from the box.",
                    "0.3 0 0.5 0.1 0.2 0 0.1"),
        BY_ROUNDING(BROKEN_CONTRACT,
                    "Touching exactly, rounded centres and halves come out as apart.",
                    "0.1 0.2 0.2 0.2 0.1 0.1 0.1"),
        BY_RANGE(
            FALSE_HIT,
            "The doubled radius and the size overflow in their sum, and all is within reach of infinity.",
            "0 8e+307 9 1.6e+308 8 0 2e+307"),
        BY_RANGE(MISSED_HIT, INFINITE, "0 1.5e+308 2 8e+307 1 1.7e+308 4e+307"),
        BY_RANGE(BROKEN_CONTRACT, INFINITE, "1.6e+308 1 5e+307 2 1.7e+308 0 1"),
    })
