/* A liar: hit when the second box begins within the first, on both axes. It forgets the other order.
 */
#include "algorithm.h"
#include "house/ends.h"

static enum answer liar_asymmetric(struct xywh_i32 a, struct xywh_i32 b) {
  return hit_if((b.x >= a.x) & at_most_i32(b.x, a.x, a.w) & (b.y >= a.y) & at_most_i32(b.y, a.y, a.h));
}

GRAZE_TEST(liar_asymmetric,
           xywh_i32,
           xywh_i32,
           .title = "One axis, one way",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "Is the corner of the second box in the first?",
           .wrong = "misses when the second box begins before the first; not symmetric",
           .inputs = "ax ay aw ah bx by bw bh",
           .fingerprint = 0xe3f76ae9,
           .lacks = "swap",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               BY_LOGIC(MISSED_HIT, "The second box begins before the first.", "1 0 2 1 0 0 2 1"),
               BY_LOGIC(BROKEN_CONTRACT, "The second box begins before the first.", "1 0 1 1 0 0 1 1"),
           })
