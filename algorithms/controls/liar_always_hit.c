/* A liar: hit, whatever the shapes.
 */
#include "algorithm.h"

static enum answer liar_always_hit_f64(struct disc_f64 disc, struct xywh_f64 box) {
  (void)disc, (void)box;
  return ANSWER_HIT;
}

static enum answer liar_always_hit_i32(struct disc_i32 disc, struct xywh_i32 box) {
  (void)disc, (void)box;
  return ANSWER_HIT;
}

#define RECORD                                                                                               \
  .title = "Always hit", .role = ROLE_LIAR, .language = "C",                                                 \
  .source = "a control, written for this project", .idea = "Hit.",                                           \
  .wrong = "hits on everything that is apart", .inputs = "cx cy r x y w h", .by_code = CONTRACT_CLOSED,      \
  .by_text = CONTRACT_CLOSED, .defects = {BY_LOGIC(FALSE_HIT, "It does not look.", "0 0 1 2 2 1 1")}

GRAZE_TEST(liar_always_hit_f64, disc_f64, xywh_f64, RECORD, .fingerprint = 0xe94dddc5)
GRAZE_TEST(liar_always_hit_i32, disc_i32, xywh_i32, RECORD, .fingerprint = 0xe94dddc5)
