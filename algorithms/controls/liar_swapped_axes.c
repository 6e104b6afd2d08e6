/* A liar: the box with its width taken for its height. Right for every square.
 */
#include "algorithm.h"
#include "house/reach.h"

static enum answer liar_swapped_axes(struct disc_f64 disc, struct xywh_f64 box) {
  const struct xywh_f64 turned = {box.x, box.y, box.h, box.w};
  return hit_if(disc_box_exact((struct disc_box_numbers){
                    disc.cx, disc.cy, disc.r, turned.x, turned.y, turned.w, turned.h}) <= 0);
}

GRAZE_TEST(liar_swapped_axes,
           disc_f64,
           xywh_f64,
           .title = "Width and height exchanged",
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
