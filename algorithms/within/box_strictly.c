/* A box in a box: all four sides compared.
 *
 * With `<` a box is not within itself, and one that shares a side with the other is not either. The text says
 * that the inner box is entirely inside the outer one, which most readers take to hold of a box and itself.
 */
#include "algorithm.h"

static enum answer box_strictly(struct ltrb_f64 a, struct ltrb_f64 b) {
  return hit_if(a.left < b.left && b.right < a.right && a.top < b.top && b.bottom < a.bottom);
}

GRAZE_TEST_CONTAINS(box_strictly,
                    ltrb_f64,
                    ltrb_f64,
                    .fingerprint = 0x1e618358,
                    .title = "A box in a box, strictly",
                    .role = ROLE_TAUGHT,
                    .language = "C",
                    .source = "the method of four comparisons, as books have it, with < for <=",
                    .idea = "Each side of the second lies inside that of the first.",
                    .wrong = "says no of what shares a side, where the boundary counts",
                    .inputs = "a_left a_top a_right a_bottom b_left b_top b_right b_bottom",
                    .by_code = CONTRACT_OPEN,
                    .by_text = CONTRACT_CLOSED,
                    .contract_why = "A box is commonly taken to contain itself; by < it does not.")
