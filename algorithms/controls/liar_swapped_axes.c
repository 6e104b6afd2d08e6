/* A liar: the box with its width taken for its height. Right for every square.
 */
#include "house/round_reach.h"
#include "house/steps.h"
#include "house/whole_reach.h"

static inline struct disc_box_numbers swapped(struct disc_f64 disc, struct xywh_f64 box) {
  return (struct disc_box_numbers){disc.cx, disc.cy, disc.r, box.x, box.y, box.h, box.w};
}
HOUSE_STEPS(liar_swapped_axes, disc_f64, xywh_f64, swapped, disc_box, closed_answer)

static enum answer liar_swapped_axes_i32(struct disc_i32 disc, struct xywh_i32 box) {
  return hit_if(
      compare_reach_i32(outside_i32(disc.cx, box.x, box.h), outside_i32(disc.cy, box.y, box.w), disc.r) <= 0);
}

#define WHY "A low wide box is taken for a high narrow one."
#define RECORD                                                                                               \
  .role = ROLE_LIAR, .language = "C", .source = "a control, written for this project",                       \
  .idea = "The exact test, asked about another box.", .wrong = "wrong for every box that is not a square",   \
  .inputs = "cx cy r x y w h", .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_CLOSED,                       \
  .defects = {BY_LOGIC(FALSE_HIT, WHY, "0 3 1 0 0 3 1"),                                                     \
              BY_LOGIC(MISSED_HIT, WHY, "3 0 1 0 0 3 1"),                                                    \
              BY_LOGIC(BROKEN_CONTRACT, WHY, "4 0 1 0 0 3 1")}

GRAZE_TEST_STEPS(liar_swapped_axes,
                 disc_f64,
                 xywh_f64,
                 .title = "Width and height exchanged",
                 RECORD,
                 .fingerprint = 0xec15e920)
GRAZE_TEST(liar_swapped_axes_i32,
           disc_i32,
           xywh_i32,
           .title = "Width and height exchanged, whole numbers",
           RECORD,
           .fingerprint = 0xc3cca5ca)
