/* Liars about numbers: one in a hundred too far, always 0, the point itself, and the corner that comes first.
 */
#include "algorithm.h"

#include <math.h>

static double liar_distance_farther(struct disc_f64 a, struct disc_f64 b) {
  return fmax(hypot(b.cx - a.cx, b.cy - a.cy) - a.r - b.r, 0) * 1.01;
}

static double liar_distance_zero(struct ltrb_f64 a, struct ltrb_f64 b) {
  (void)a, (void)b;
  return 0;
}

static struct nearest liar_nearest_itself(struct point_f64 point, struct ltrb_f64 box) {
  (void)box;
  return (struct nearest){point.x, point.y};
}

static struct nearest liar_nearest_first(struct point_f64 point, struct segment_f64 segment) {
  (void)point;
  return (struct nearest){segment.x1, segment.y1};
}

#define RECORD(TITLE, IDEA, WRONG, INPUTS)                                                                   \
  .title = TITLE, .role = ROLE_LIAR, .language = "C", .source = "a control, written for this project",       \
  .idea = IDEA, .wrong = WRONG, .inputs = INPUTS, .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO

GRAZE_TEST_DISTANCE(liar_distance_farther,
                    disc_f64,
                    disc_f64,
                    .fingerprint = 0x063c9f79,
                    RECORD("A distance that is too large",
                           "The distance, and one part in a hundred more.",
                           "all distances are 1% too large",
                           "a_cx a_cy a_r b_cx b_cy b_r"),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "It adds one in a hundred.", "0 0 1 3 0 1")})
GRAZE_TEST_DISTANCE(liar_distance_zero,
                    ltrb_f64,
                    ltrb_f64,
                    .fingerprint = 0x337a25c2,
                    RECORD("Always 0",
                           "Always 0.",
                           "says 0 of what is apart",
                           "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 1 1 2 0 3 1")})
GRAZE_TEST_NEAREST(
    liar_nearest_itself,
    point_f64,
    ltrb_f64,
    .fingerprint = 0xccaf3346,
    RECORD("The point itself", "The point.", "the point is not of the box", "x y left top right bottom"),
    .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "2 0 0 0 1 1")})
GRAZE_TEST_NEAREST(liar_nearest_first,
                   point_f64,
                   segment_f64,
                   .fingerprint = 0x18680365,
                   RECORD("The first end", "The first end.", "another point is nearer", "x y x1 y1 x2 y2"),
                   .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "1 0 0 0 1 0")})
