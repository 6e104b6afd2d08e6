/* A liar of the finest kind: the exact test with a radius one unit in the last place too long.
 */
#include "algorithm.h"
#include "house/reach.h"

#include <math.h>

static enum answer liar_one_ulp_generous(struct disc_f64 disc, struct xywh_f64 box) {
  const double r = nextafter(disc.r, INFINITY);
  return hit_if(disc_box_exact((struct disc_box_numbers){disc.cx, disc.cy, r, box.x, box.y, box.w, box.h}) <=
                0);
}

GRAZE_TEST(liar_one_ulp_generous,
           disc_f64,
           xywh_f64,
           .title = "One ulp generous",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The exact test, asked about a disc one ulp larger.",
           .wrong = "hits up to one ulp of the radius too far",
           .inputs = "cx cy r x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               {OUTCOME_FALSE_HIT,
                PLACES_ANY,
                CAUSE_ROUNDING,
                "The radius is one ulp too long.",
                "1.0000000000000002 0 1 0 0 0 1"},
           })
