/* A liar: miss, whatever the shapes.
 */
#include "algorithm.h"

static enum answer liar_never_hit(struct xywh_i32 a, struct xywh_i32 b) {
  (void)a, (void)b;
  return ANSWER_MISS;
}

GRAZE_TEST(liar_never_hit,
           xywh_i32,
           xywh_i32,
           .title = "Never hit",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "Miss.",
           .wrong = "misses everything that meets",
           .inputs = "ax ay aw ah bx by bw bh",
           .fingerprint = 0x38699dc5,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               BY_LOGIC(MISSED_HIT, "It does not look.", "0 0 1 1 0 0 1 1"),
               BY_LOGIC(BROKEN_CONTRACT, "It does not look.", "0 0 1 1 1 0 1 1"),
           })
