/* A liar: hit, whatever the shapes.
 */
#include "algorithm.h"

static enum answer liar_always_hit_i32(struct disc_i32 disc, struct xywh_i32 box) {
  (void)disc, (void)box;
  return ANSWER_HIT;
}

GRAZE_TEST(liar_always_hit_i32,
           disc_i32,
           xywh_i32,
           .title = "Always hit",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "Hit.",
           .wrong = "hits on everything that is apart",
           .inputs = "cx cy r x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               {OUTCOME_FALSE_HIT, PLACES_ANY, CAUSE_LOGIC, "It does not look.", "0 0 1 2 2 1 1"},
           })
