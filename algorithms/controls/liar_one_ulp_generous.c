/* A liar of the finest kind: the exact test with a radius one unit in the last place too long.
 */
#include "house/round_reach.h"
#include "house/steps.h"

#include <string.h>

/* For normal numbers that are not negative; others are left alone. */
static inline double one_ulp_up(double r) {
  uint64_t bits;
  memcpy(&bits, &r, sizeof bits);
  bits += r >= 0x1p-1022 && r <= 0x1.ffffffffffffep1023;
  memcpy(&r, &bits, sizeof r);
  return r;
}

static inline struct disc_box_numbers numbers(struct disc_f64 disc, struct xywh_f64 box) {
  return (struct disc_box_numbers){disc.cx, disc.cy, one_ulp_up(disc.r), box.x, box.y, box.w, box.h};
}
HOUSE_STEPS(liar_one_ulp_generous, disc_f64, xywh_f64, numbers, disc_box, closed_answer)

GRAZE_TEST_STEPS(
    liar_one_ulp_generous,
    disc_f64,
    xywh_f64,
    .title = "One ulp generous",
    .role = ROLE_LIAR,
    .language = "C",
    .source = "a control, written for this project",
    .idea = "The exact test, asked about a disc one ulp larger.",
    .wrong = "hits up to one ulp of the radius too far",
    .inputs = "cx cy r x y w h",
    .fingerprint = 0x5c2ef2b8,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_CLOSED,
    .defects = {
        BY_ROUNDING(FALSE_HIT, "The radius is one ulp too long.", "1.0000000000000002 0 1 0 0 0 1"),
    })
