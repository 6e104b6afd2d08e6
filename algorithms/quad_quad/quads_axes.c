/* Two quads by separating axes, in whole numbers and in fractions.
 *
 * Whole numbers need no length of an axis: shadows are compared, and both are as much too long. Of fractions
 * the axes are often made of length 1, for the depth of the overlap; that is a root and two quotients, and
 * corners that touch are rounded apart. An epsilon is taught against it: then what is apart by less is a hit.
 */
#include "helpers/polygons.h"

#include <math.h>

static enum answer quads_axes(struct quad_i32 p, struct quad_i32 q) {
  const struct ring a = ring_of_quad(p), b = ring_of_quad(q);
  return hit_if(!side_separates(&a, &b) && !side_separates(&b, &a));
}

static enum answer quads_axes_of_first(struct quad_i32 p, struct quad_i32 q) {
  const struct ring a = ring_of_quad(p), b = ring_of_quad(q);
  return hit_if(!side_separates(&a, &b));
}

struct quad_corners {
  struct point_f64 at[4];
};

static inline struct quad_corners corners_of(struct quad_f64 q) {
  return (struct quad_corners){{{q.x1, q.y1}, {q.x2, q.y2}, {q.x3, q.y3}, {q.x4, q.y4}}};
}

struct axis_span {
  double low, high;
};

static inline struct axis_span span_of(const struct quad_corners *c, double x, double y) {
  struct axis_span span = {x * c->at[0].x + y * c->at[0].y, x * c->at[0].x + y * c->at[0].y};
  for (unsigned k = 1; k < 4; k++) {
    span.low = fmin(span.low, x * c->at[k].x + y * c->at[k].y);
    span.high = fmax(span.high, x * c->at[k].x + y * c->at[k].y);
  }
  return span;
}

static inline bool
gap_along_a_side(const struct quad_corners *a, const struct quad_corners *b, double epsilon) {
  for (unsigned k = 0; k < 4; k++) {
    const double dx = a->at[(k + 1) % 4].x - a->at[k].x, dy = a->at[(k + 1) % 4].y - a->at[k].y;
    const double length = sqrt(dx * dx + dy * dy);
    const struct axis_span of_a = span_of(a, -dy / length, dx / length),
                           of_b = span_of(b, -dy / length, dx / length);
    if (of_a.high + epsilon < of_b.low || of_b.high + epsilon < of_a.low)
      return true;
  }
  return false;
}

static enum answer quads_axes_of_length_1(struct quad_f64 p, struct quad_f64 q) {
  const struct quad_corners a = corners_of(p), b = corners_of(q);
  return hit_if(!gap_along_a_side(&a, &b, 0) && !gap_along_a_side(&b, &a, 0));
}

static enum answer quads_axes_epsilon(struct quad_f64 p, struct quad_f64 q) {
  const struct quad_corners a = corners_of(p), b = corners_of(q);
  return hit_if(!gap_along_a_side(&a, &b, 1e-9) && !gap_along_a_side(&b, &a, 1e-9));
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE,                                           \
      .inputs = "ax1 ay1 ax2 ay2 ax3 ay3 ax4 ay4 bx1 by1 bx2 by2 bx3 by3 bx4 by4"

#define SECOND_ALONE "The gap is seen along a side of the second alone."
#define ROUNDED "The axes and the shadows are rounded."
#define EPSILON                                                                                              \
  "Quads that are apart by less than the epsilon are a hit, and 1e-9 is nothing beside a million."

GRAZE_TEST(quads_axes,
           quad_i32,
           quad_i32,
           RECORD("The sides of both quads",
                  "Along no side of either is there a gap.",
                  "hits on the line of a quad without area"),
           .fingerprint = 0x3a685be9,
           .defects = {
               BY_RANGE(FALSE_HIT,
                        ON_A_LINE,
                        "88220 0 1357119 0 1357121 0 88221 0 -196261762 0 1 0 0 0 -196261763 0"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "1 0 0 0 1 0 0 0 2 0 3 0 2 0 3 0"),
           })

GRAZE_TEST(
    quads_axes_of_first,
    quad_i32,
    quad_i32,
    RECORD("The sides of the first quad",
           "Along no side of the first is there a gap.",
           "hits where only a side of the second shows the gap"),
    .fingerprint = 0xf00fc2f6,
    .lacks = "swap",
    .defects = {
        BY_RANGE(FALSE_HIT, SECOND_ALONE, "0 0 0 1 3437450 1 1 0 3437451 2 1 3437452 0 3437453 3437453 1"),
        BY_LOGIC(FALSE_HIT, SECOND_ALONE, "1 1 0 1 0 0 1 0 3 0 1 2 0 3 2 0"),
    })

GRAZE_TEST(quads_axes_of_length_1,
           quad_f64,
           quad_f64,
           RECORD("Axes of length 1",
                  "Along no side is there a gap, measured on axes of length 1.",
                  "hits or misses by a hair where quads touch"),
           .fingerprint = 0x6f244f38,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "0 0 0 1 0 2 4 4 0 4 2 3 1 3 0 3"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "1 0 1 -1 0 0 0 1 -1 1 -1 0 -9e-243 -9e-243 0 0"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "1 1 0 0 1 1 0 0 3 3 2 2 3 3 2 2"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "5 1 2 5 2.8 3.2 5 0 0 0 2.4 3.8 3.6 2 1 0"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 6 4 2 4 1 4 0 4 7 -3e+240 2 4 9 4 8"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0 0 0 0.2 2.46 1.12 2.42 0.66 2.44 1 3 0 4 0 3"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "-1 1 -3e-165 0 0 5e-201 1 1 1 -1 0 0 0 2 0 3"),
           })

GRAZE_TEST(
    quads_axes_epsilon,
    quad_f64,
    quad_f64,
    RECORD("Axes of length 1, and an epsilon",
           "Along no side is there a gap of more than 1e-9.",
           "hits what is apart by a hair; misses far from the origin"),
    .fingerprint = 0x099efe64,
    .defects = {
        BY_ROUNDING(
            MISSED_HIT,
            EPSILON,
            "58720256.00000001 4.99999999627471 1 0 0 0 0 1 58720262 0 58730083 -9822 58720258 3 58720256 5"),
        BY_ROUNDING(BROKEN_CONTRACT,
                    EPSILON,
                    "944704475 0 944704475 3 944704476 1 944704476 0 944704474 0 944704476 6 0 1 0 0"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "0 0 1 -1 0 2 0 1 -1 1 0 4e-226 -4e-226 0 -1 0"),
        BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 1 0 0 0 1 0 0 0 3 0 2 0 3 0 2"),
        BY_ROUNDING(FALSE_HIT, EPSILON, "5.4 3 6 3 7 2 7 1 7 0 2.2 9 0 0 1 0"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 6 4 2 4 1 4 0 4 7 -3e+240 2 4 9 4 8"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "-1 1 -3e-165 0 0 5e-201 1 1 1 -1 0 0 0 2 0 3"),
    })
