/* A liar: strict comparisons under a closed contract. Wrong nowhere but at touching.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer liar_open_claims_closed(struct xywh_i32 a, struct xywh_i32 b) {
  return hit_if(below_i32(a.x, b.x, b.w) & below_i32(b.x, a.x, a.w) & below_i32(a.y, b.y, b.h) &
                below_i32(b.y, a.y, a.h));
}

GRAZE_TEST(liar_open_claims_closed,
           xywh_i32,
           xywh_i32,
           .title = "Open, claiming closed",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The exact open test.",
           .wrong = "misses every touch",
           .inputs = "ax ay aw ah bx by bw bh",
           .fingerprint = 0xc175b7ab,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, "Comparisons are strict.", "0 0 1 1 1 0 1 1"),
           })
