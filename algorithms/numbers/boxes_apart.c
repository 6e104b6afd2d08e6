/* How far a point or a disc is from a box, and which point of it is nearest, by clamping; and two boxes. */
#include "algorithm.h"

#include <math.h>

static double held(double value, double low, double high) {
  return value < low ? low : value > high ? high : value;
}

static struct nearest nearest_by_clamp(struct point_f64 p, struct ltrb_f64 b) {
  return (struct nearest){held(p.x, b.left, b.right), held(p.y, b.top, b.bottom)};
}

static double point_box_clamp(struct point_f64 p, struct ltrb_f64 b) {
  const double dx = p.x - held(p.x, b.left, b.right), dy = p.y - held(p.y, b.top, b.bottom);
  return sqrt(dx * dx + dy * dy);
}

/* The root is spared, as it may be where only the order counts. */
static double point_box_squared(struct point_f64 p, struct ltrb_f64 b) {
  const double dx = p.x - held(p.x, b.left, b.right), dy = p.y - held(p.y, b.top, b.bottom);
  return dx * dx + dy * dy;
}

/* To the centre of the box, and the radius taken off. */
static double disc_box_by_centres(struct disc_f64 d, struct ltrb_f64 b) {
  const double dx = d.cx - (b.left + b.right) / 2, dy = d.cy - (b.top + b.bottom) / 2;
  return fmax(sqrt(dx * dx + dy * dy) - d.r, 0);
}

/* The gap along each axis. The larger one is taken for the distance, which it is not past a corner. */
static double boxes_by_larger_gap(struct ltrb_f64 a, struct ltrb_f64 b) {
  const double dx = fmax(b.left - a.right, a.left - b.right), dy = fmax(b.top - a.bottom, a.top - b.bottom);
  return fmax(fmax(dx, dy), 0);
}

#define RECORD(TITLE, IDEA, WRONG, INPUTS)                                                                   \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = "the method of books and threads",         \
  .idea = IDEA, .wrong = WRONG, .inputs = INPUTS, .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO
#define POINT_BOX "x y left top right bottom"

GRAZE_TEST_NEAREST(nearest_by_clamp,
                   point_f64,
                   ltrb_f64,
                   .fingerprint = 0xe94dddc5,
                   RECORD("The nearest point of a box, by clamping",
                          "Each coordinate is held within the box.",
                          "-",
                          POINT_BOX))
GRAZE_TEST_DISTANCE(point_box_clamp,
                    point_f64,
                    ltrb_f64,
                    .fingerprint = 0x6cfcf9fb,
                    RECORD("A point and a box, by clamping",
                           "From the point to the nearest one of the box.",
                           "huge and tiny numbers",
                           POINT_BOX),
                    .defects = {BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 2e+154 0 0 1 1")})
GRAZE_TEST_DISTANCE(point_box_squared,
                    point_f64,
                    ltrb_f64,
                    .fingerprint = 0x2fb60cc0,
                    RECORD("A point and a box, without the root",
                           "The square of the way from the point to the nearest one of the box.",
                           "answers with the square of the distance",
                           POINT_BOX),
                    .defects = {BY_LOGIC(WRONG_NUMBER, "The root is not taken.", "0 3 0 0 1 1")})
GRAZE_TEST_DISTANCE(disc_box_by_centres,
                    disc_f64,
                    ltrb_f64,
                    .fingerprint = 0x988a79b9,
                    RECORD("A disc and a box, by their centres",
                           "From centre to centre, less the radius.",
                           "too far: the box counts as its centre",
                           "cx cy r left top right bottom"),
                    .defects = {BY_LOGIC(WRONG_NUMBER,
                                         "It measures to the centre of the box, not to its edge.",
                                         "0 2 1 1 0 2 1")})
GRAZE_TEST_DISTANCE(boxes_by_larger_gap,
                    ltrb_f64,
                    ltrb_f64,
                    .fingerprint = 0x951ea7c6,
                    RECORD("Two boxes, by the larger gap",
                           "The larger of the gaps along both axes.",
                           "too near beyond a corner",
                           "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"),
                    .defects = {BY_LOGIC(WRONG_NUMBER,
                                         "Beyond a corner both gaps count, and it takes the larger alone.",
                                         "2 0 3 1 0 2 1 3")})
