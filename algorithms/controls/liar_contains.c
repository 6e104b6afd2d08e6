/* Liars about what is contained: yes whatever the shapes, and yes where they meet.
 */
#include "algorithm.h"

static enum answer liar_contains_always(struct xywh_f64 box, struct disc_f64 disc) {
  (void)box, (void)disc;
  return ANSWER_HIT;
}

static enum answer liar_contains_by_meeting(struct ltrb_f64 a, struct ltrb_f64 b) {
  return hit_if(a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom);
}

#define RECORD(TITLE, IDEA, INPUTS)                                                                          \
  .title = TITLE, .role = ROLE_LIAR, .language = "C", .source = "a control, written for this project",       \
  .idea = IDEA, .wrong = "says yes of what is not within", .inputs = INPUTS, .by_code = CONTRACT_CLOSED,     \
  .by_text = CONTRACT_CLOSED

GRAZE_TEST_CONTAINS(liar_contains_always,
                    xywh_f64,
                    disc_f64,
                    .fingerprint = 0xe94dddc5,
                    RECORD("Always within", "Yes.", "x y w h cx cy r"),
                    .defects = {BY_LOGIC(FALSE_HIT, "It does not look.", "0 0 1 1 3 0 1")})
GRAZE_TEST_CONTAINS(liar_contains_by_meeting,
                    ltrb_f64,
                    ltrb_f64,
                    .fingerprint = 0x8da0bffd,
                    RECORD("Within where they meet",
                           "They meet.",
                           "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"),
                    .defects = {BY_LOGIC(FALSE_HIT, "It asks whether they meet.", "0 0 1 1 0 0 1 2"),
                                BY_ROUNDING(FALSE_HIT, "It asks whether they meet.", "0 0.1 1 0.2 0 0 1 1")})
