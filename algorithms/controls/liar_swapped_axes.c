/* A liar: the box with its width taken for its height. Right for every square.
 */
#include "algorithm.h"
#include "house/filtered.h"
#include "house/reach.h"

static inline struct disc_box_numbers numbers(struct disc_f64 disc, struct xywh_f64 box) {
  return (struct disc_box_numbers){disc.cx, disc.cy, disc.r, box.x, box.y, box.h, box.w};
}

static inline enum answer quick(struct disc_f64 disc, struct xywh_f64 box) {
  return closed_answer(disc_box_step(numbers(disc, box), 0));
}

static enum answer exact(struct disc_f64 disc, struct xywh_f64 box) {
  return closed_answer(disc_box_exact(numbers(disc, box)));
}

GRAZE_TEST_FILTERED(liar_swapped_axes,
                    disc_f64,
                    xywh_f64,
                    quick,
                    exact,
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
