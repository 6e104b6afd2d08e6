/* Liars about pushes: none, one in a hundred too long, a thousandth turned, and back. */
#include "algorithm.h"

#include <math.h>

static struct push along(struct disc_f64 a, struct disc_f64 b, double share) {
  const double x = b.cx - a.cx, y = b.cy - a.cy, far = hypot(x, y), deep = fmax(a.r + b.r - far, 0) * share;
  return far > 0 ? (struct push){x / far * deep, y / far * deep} : (struct push){deep, 0};
}

static struct push liar_push_none(struct ltrb_f64 a, struct ltrb_f64 b) {
  (void)a, (void)b;
  return (struct push){0, 0};
}
static struct push liar_push_longer(struct disc_f64 a, struct disc_f64 b) { return along(a, b, 1.01); }
static struct push liar_push_back(struct disc_f64 a, struct disc_f64 b) { return along(a, b, -1); }
static struct push liar_push_turned(struct disc_f64 a, struct disc_f64 b) {
  const struct push m = along(a, b, 1);
  return (struct push){m.x - m.y * 1e-3, m.y + m.x * 1e-3};
}

#define RECORD(TITLE, IDEA, WRONG, INPUTS)                                                                   \
  .title = TITLE, .role = ROLE_LIAR, .language = "C", .source = "a control, written for this project",       \
  .idea = IDEA, .wrong = WRONG, .inputs = INPUTS, .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO

#define DISCS "a_cx a_cy a_r b_cx b_cy b_r"
GRAZE_TEST_PUSH(liar_push_none,
                ltrb_f64,
                ltrb_f64,
                .fingerprint = 0xec3c97ab,
                RECORD("Never a push",
                       "Always 0.",
                       "leaves all as it is",
                       "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"),
                .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 2 2 1 1 3 3")})
GRAZE_TEST_PUSH(liar_push_longer,
                disc_f64,
                disc_f64,
                .fingerprint = 0x5fe0f1b3,
                RECORD("A push that is too long",
                       "The push, and one part in a hundred more.",
                       "all pushes are 1% too long",
                       DISCS),
                .defects = {BY_LOGIC(WRONG_NUMBER, "It adds one in a hundred.", "0 0 1 1 0 1"),
                            BY_RANGE(NO_ANSWER, OVERFLOWS, "-1e+308 1 1 1e+308 0 1")})
GRAZE_TEST_PUSH(liar_push_turned,
                disc_f64,
                disc_f64,
                .fingerprint = 0x032723ae,
                RECORD("A push that is turned",
                       "The push, turned by a thousandth.",
                       "all pushes lead beside the shortest way",
                       DISCS),
                .defects = {BY_LOGIC(WRONG_NUMBER, "It turns the push.", "0 0 1 1 0 1"),
                            BY_RANGE(NO_ANSWER, OVERFLOWS, "0 1 1e+308 1 0 1e+308")})
GRAZE_TEST_PUSH(
    liar_push_back,
    disc_f64,
    disc_f64,
    .fingerprint = 0x23392ed7,
    RECORD("A push back", "The push, the other way.", "pushes the second disc into the first", DISCS),
    .defects = {BY_LOGIC(WRONG_NUMBER, "It pushes back.", "0 0 1 1 0 1"),
                BY_RANGE(NO_ANSWER, OVERFLOWS, "-1e+308 1 1 1e+308 0 1")})
