/* Liars about what moves: one in a hundred too late, always at the start, never, the square, what is left of
 * the way, the box about it. */
#include "algorithm.h"
#include "helpers/corners.h"

#include <math.h>

/* When a point comes into a box; it is what the liars start from. */
static double enters(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const double at[2] = {p.x, p.y}, way[2] = {v.dx, v.dy}, low[2] = {b.left, b.top},
               high[2] = {b.right, b.bottom};
  double in = 0, out = 1;
  for (unsigned k = 0; k < 2; k++) {
    if (way[k] == 0 && (at[k] < low[k] || at[k] > high[k]))
      return INFINITY;
    if (way[k] != 0) {
      const double one = (low[k] - at[k]) / way[k], other = (high[k] - at[k]) / way[k];
      in = fmax(in, fmin(one, other));
      out = fmin(out, fmax(one, other));
    }
  }
  return in <= out ? in : INFINITY;
}

static double liar_ray_later(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const double part = enters(p, b, v) * 1.01;
  return part <= 1 ? part : INFINITY;
}
static double liar_ray_zero(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  (void)p, (void)b, (void)v;
  return 0;
}
static double liar_ray_none(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  (void)p, (void)b, (void)v;
  return INFINITY;
}
static double liar_ray_squared(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const double part = enters(p, b, v);
  return part * part;
}
static double liar_ray_rest(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const double part = enters(p, b, v);
  return part <= 1 ? 1 - part : INFINITY;
}

/* The bounds of a polygon are none of its sides. */
static double liar_ray_bounds(struct point_f64 p, struct polygon_f64 polygon, struct way_f64 v) {
  const struct corners_f64 ring = corners_f64(polygon);
  struct ltrb_f64 bounds = {INFINITY, INFINITY, -INFINITY, -INFINITY};
  for (int k = 0; k < ring.n; k++) {
    bounds.left = fmin(bounds.left, ring.x[k]);
    bounds.top = fmin(bounds.top, ring.y[k]);
    bounds.right = fmax(bounds.right, ring.x[k]);
    bounds.bottom = fmax(bounds.bottom, ring.y[k]);
  }
  return enters(p, bounds, v);
}

/* A box that moves is a point towards a box that is larger by it. */
static double liar_sweep_later(struct ltrb_f64 a, struct ltrb_f64 b, struct way_f64 v) {
  const struct ltrb_f64 grown = {b.left - (a.right - a.left), b.top - (a.bottom - a.top), b.right, b.bottom};
  return liar_ray_later((struct point_f64){a.left, a.top}, grown, v);
}
static double liar_sweep_none(struct ltrb_f64 a, struct ltrb_f64 b, struct way_f64 v) {
  (void)a, (void)b, (void)v;
  return INFINITY;
}

#define RECORD(TITLE, IDEA, WRONG, INPUTS)                                                                   \
  .title = TITLE, .role = ROLE_LIAR, .language = "C", .source = "a control, written for this project",       \
  .idea = IDEA, .wrong = WRONG, .inputs = INPUTS " dx dy", .by_code = CONTRACT_ZERO,                         \
  .by_text = CONTRACT_ZERO
#define POINT_BOX "x y left top right bottom"
#define BOXES "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"

GRAZE_TEST_RAY(liar_ray_later,
               point_f64,
               ltrb_f64,
               .fingerprint = 0xb71cf4c0,
               RECORD("A ray that comes too late",
                      "The fraction, and one part in a hundred more.",
                      "all fractions are 1% too large",
                      POINT_BOX),
               .defects = {BY_LOGIC(WRONG_NUMBER, "It adds one in a hundred.", "0 0 1 -1 2 1 2 0")})
GRAZE_TEST_RAY(liar_ray_zero,
               point_f64,
               ltrb_f64,
               .fingerprint = 0x8c50d410,
               RECORD("A ray that ends where it starts", "Always 0.", "says 0 of what is apart", POINT_BOX),
               .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 1 -1 2 1 2 0")})
GRAZE_TEST_RAY(liar_ray_none,
               point_f64,
               ltrb_f64,
               .fingerprint = 0xb6639e4e,
               RECORD("A ray that meets nothing", "Never.", "says none of what it meets", POINT_BOX),
               .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 1 -1 2 1 2 0")})
GRAZE_TEST_RAY(liar_ray_squared,
               point_f64,
               ltrb_f64,
               .fingerprint = 0xb4c0f6be,
               RECORD("A fraction that is squared",
                      "The square of the fraction.",
                      "all fractions between 0 and 1 are too small",
                      POINT_BOX),
               .defects = {BY_LOGIC(WRONG_NUMBER, "It squares the fraction.", "0 0 1 -1 2 1 2 0")})
GRAZE_TEST_RAY(
    liar_ray_rest,
    point_f64,
    ltrb_f64,
    .fingerprint = 0xd0af6311,
    RECORD("What is left of the way", "1 less the fraction.", "says how much of the way is left", POINT_BOX),
    .defects = {BY_LOGIC(WRONG_NUMBER, "It turns the fraction about.", "0 0 1 -1 2 1 4 0")})
GRAZE_TEST_RAY(liar_ray_bounds,
               point_f64,
               polygon_f64,
               .fingerprint = 0xc209c5a4,
               RECORD("A ray that meets the bounds",
                      "When it comes into the box about the polygon.",
                      "stops before what has a slope or a notch",
                      "x y " POLYGON_INPUTS("")),
               .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look at the sides.", "0 1 3 0 0 1 2 1 0 0 1")})
GRAZE_TEST_SWEEP(liar_sweep_later,
                 ltrb_f64,
                 ltrb_f64,
                 .fingerprint = 0xc0300d86,
                 RECORD("A box that comes too late",
                        "The fraction, and one part in a hundred more.",
                        "all fractions are 1% too large",
                        BOXES),
                 .defects = {BY_LOGIC(WRONG_NUMBER, "It adds one in a hundred.", "0 0 1 1 2 0 3 1 2 0")})
GRAZE_TEST_SWEEP(liar_sweep_none,
                 ltrb_f64,
                 ltrb_f64,
                 .fingerprint = 0xfc423374,
                 RECORD("A box that meets nothing", "Never.", "says none of what it meets", BOXES),
                 .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look.", "0 0 1 1 2 0 3 1 2 0")})
