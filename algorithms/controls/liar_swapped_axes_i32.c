/* A liar: the box with its width taken for its height. Right for every square.
 */
#include "algorithm.h"
#include "house/whole.h"

static enum answer liar_swapped_axes_i32(struct disc_i32 disc, struct xywh_i32 box) {
  return hit_if(
      compare_reach_i32(outside_i32(disc.cx, box.x, box.h), outside_i32(disc.cy, box.y, box.w), disc.r) <= 0);
}

GRAZE_TEST(liar_swapped_axes_i32,
           disc_i32,
           xywh_i32,
           .title = "Width and height exchanged, whole numbers",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The exact test, asked about another box.",
           .wrong = "wrong for every box that is not a square",
           .inputs = "cx cy r x y w h",
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               {OUTCOME_FALSE_HIT,
                PLACES_ANY,
                CAUSE_LOGIC,
                "A low wide box is taken for a high narrow one.",
                "0 3 1 0 0 3 1"},
               {OUTCOME_MISSED_HIT,
                PLACES_ANY,
                CAUSE_LOGIC,
                "A low wide box is taken for a high narrow one.",
                "3 0 1 0 0 3 1"},
               {OUTCOME_BROKEN_CONTRACT,
                PLACES_ANY,
                CAUSE_LOGIC,
                "A low wide box is taken for a high narrow one.",
                "4 0 1 0 0 3 1"},
           })
