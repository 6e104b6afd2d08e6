/* Liars about where segments cross: nowhere, at an end, in the middle of the first, one in a hundred too far
 * along it. */
#include "algorithm.h"

#include <math.h>

static struct crossing liar_crossing_none(struct segment_f64 a, struct segment_f64 b) {
  (void)a, (void)b;
  return NO_CROSSING;
}
static struct crossing liar_crossing_end(struct segment_f64 a, struct segment_f64 b) {
  (void)b;
  return (struct crossing){a.x1, a.y1};
}
static struct crossing along_first(struct segment_f64 a, struct segment_f64 b, double by, double more) {
  const double ux = a.x2 - a.x1, uy = a.y2 - a.y1, wx = b.x2 - b.x1, wy = b.y2 - b.y1;
  const double turn = ux * wy - uy * wx, x = b.x1 - a.x1, y = b.y1 - a.y1;
  const double s = (x * wy - y * wx) / turn, t = (x * uy - y * ux) / turn, share = s * by + more;
  const bool parallel = fabs(turn) <= 1e-6 * (fabs(ux * wy) + fabs(uy * wx));
  return !parallel && s >= 0 && s <= 1 && t >= 0 && t <= 1
             ? (struct crossing){a.x1 + share * ux, a.y1 + share * uy}
             : NO_CROSSING;
}
static struct crossing liar_crossing_middle(struct segment_f64 a, struct segment_f64 b) {
  return along_first(a, b, 0, 0.5);
}
static struct crossing liar_crossing_farther(struct segment_f64 a, struct segment_f64 b) {
  return along_first(a, b, 1.01, 0);
}

#define SEGMENTS "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2"
#define CROSSING(TITLE, IDEA, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_LIAR, .language = "C", .source = "a control, written for this project",       \
  .idea = IDEA, .wrong = WRONG, .inputs = SEGMENTS, .by_code = CONTRACT_ANYTHING,                            \
  .by_text = CONTRACT_ANYTHING
GRAZE_TEST_CROSSING(liar_crossing_none,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x1176cba3,
                    CROSSING("Never a crossing", "Always none.", "none of segments that cross"),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 2 2 0 2 2 0")})
GRAZE_TEST_CROSSING(liar_crossing_end,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0xaad7f5c4,
                    CROSSING("The first end", "Always the first end of the first.", "ends for crossings"),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 2 2 0 2 2 0")})
GRAZE_TEST_CROSSING(liar_crossing_middle,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x033e1f9c,
                    CROSSING("The middle of the first",
                             "Where they cross, the middle of the first.",
                             "another point of the first"),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "It takes the middle.", "0 0 4 4 0 2 2 0")})
GRAZE_TEST_CROSSING(liar_crossing_farther,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x2aa8b574,
                    CROSSING("A crossing too far along",
                             "The crossing, and one part in a hundred more along the first.",
                             "all crossings are 1% too far along the first"),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "It adds one in a hundred.", "0 0 2 2 0 2 2 0")})
