/* The way by which one shape leaves another: of discs, boxes, a disc and a box, triangles. */
#include "algorithm.h"

#include <math.h>

/* Along the line of the centres. Discs about one centre have no such line, and 0 is divided by 0. */
static struct push discs_push(struct disc_f64 a, struct disc_f64 b) {
  const double x = b.cx - a.cx, y = b.cy - a.cy, far = sqrt(x * x + y * y), deep = a.r + b.r - far;
  return deep > 0 ? (struct push){x / far * deep, y / far * deep} : (struct push){0, 0};
}

/* The least of the four ways out. */
static struct push boxes_push_least(struct ltrb_f64 a, struct ltrb_f64 b) {
  const double left = b.right - a.left, right = a.right - b.left, up = b.bottom - a.top,
               down = a.bottom - b.top;
  const double x = fmin(left, right), y = fmin(up, down);
  if (x <= 0 || y <= 0)
    return (struct push){0, 0};
  return x < y ? (struct push){left < right ? -left : right, 0} : (struct push){0, up < down ? -up : down};
}

/* As wide as what both boxes have in common, which is the way out of boxes that reach past each other. Of one
 * within the other, or across it, that is its own width, and moved by so much it is still there. */
static struct push boxes_push_common(struct ltrb_f64 a, struct ltrb_f64 b) {
  const double x = fmin(a.right, b.right) - fmax(a.left, b.left),
               y = fmin(a.bottom, b.bottom) - fmax(a.top, b.top);
  if (x <= 0 || y <= 0)
    return (struct push){0, 0};
  return x < y ? (struct push){a.left + a.right < b.left + b.right ? x : -x, 0}
               : (struct push){0, a.top + a.bottom < b.top + b.bottom ? y : -y};
}

/* Away from the point of the box that is nearest to the centre. Of a centre within the box that is the centre
 * itself, and it leads nowhere. */
static struct push disc_out_of_box(struct ltrb_f64 b, struct disc_f64 d) {
  const double x = d.cx - fmin(fmax(d.cx, b.left), b.right), y = d.cy - fmin(fmax(d.cy, b.top), b.bottom);
  const double far = sqrt(x * x + y * y), deep = d.r - far;
  return far > 0 && deep > 0 ? (struct push){x / far * deep, y / far * deep} : (struct push){0, 0};
}

struct shadow {
  double low, high;
};
static struct shadow shadow_of(struct triangle_f64 t, double x, double y) {
  const double one = t.x1 * x + t.y1 * y, two = t.x2 * x + t.y2 * y, three = t.x3 * x + t.y3 * y;
  return (struct shadow){fmin(fmin(one, two), three), fmax(fmax(one, two), three)};
}

/* Separating axes: of the shadows' overlaps the least, along an axis of length 1. Where a shadow lies within
 * the other, what they have in common is not the way out. */
static struct push triangles_push_axes(struct triangle_f64 a, struct triangle_f64 b) {
  const double sides[6][2] = {{a.x2 - a.x1, a.y2 - a.y1},
                              {a.x3 - a.x2, a.y3 - a.y2},
                              {a.x1 - a.x3, a.y1 - a.y3},
                              {b.x2 - b.x1, b.y2 - b.y1},
                              {b.x3 - b.x2, b.y3 - b.y2},
                              {b.x1 - b.x3, b.y1 - b.y3}};
  struct push push = {0, 0};
  double least = INFINITY;
  for (unsigned k = 0; k < 6; k++) {
    const double length = hypot(sides[k][0], sides[k][1]), x = -sides[k][1] / length,
                 y = sides[k][0] / length;
    const struct shadow of_a = shadow_of(a, x, y), of_b = shadow_of(b, x, y);
    const double common = fmin(of_a.high, of_b.high) - fmax(of_a.low, of_b.low);
    if (common <= 0)
      return (struct push){0, 0};
    if (common < least) {
      const double way = of_a.low + of_a.high < of_b.low + of_b.high ? common : -common;
      least = common;
      push = (struct push){way * x, way * y};
    }
  }
  return push;
}

#define RECORD(TITLE, IDEA, WRONG, INPUTS)                                                                   \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = "the method of books and threads",         \
  .idea = IDEA, .wrong = WRONG, .inputs = INPUTS, .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO
#define BOXES "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"

GRAZE_TEST_PUSH(discs_push,
                disc_f64,
                disc_f64,
                .fingerprint = 0x7c827eb4,
                RECORD("A disc out of a disc",
                       "Along the line of the centres, by what the radii reach over it.",
                       "no number for discs about one centre",
                       "a_cx a_cy a_r b_cx b_cy b_r"),
                .defects = {BY_LOGIC(NO_ANSWER,
                                     "Of one centre twice there is no line, and 0 is divided by 0.",
                                     "0 0 1 0 0 1"),
                            BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 1 2e-322 2e-322 1"),
                            BY_RANGE(NO_ANSWER, OVERFLOWS, "8e-236 0 1 0 0 1")})
GRAZE_TEST_PUSH(boxes_push_least,
                ltrb_f64,
                ltrb_f64,
                .fingerprint = 0xe94dddc5,
                RECORD("A box out of a box, the least way", "The least of the four ways out.", "-", BOXES))
GRAZE_TEST_PUSH(
    boxes_push_common,
    ltrb_f64,
    ltrb_f64,
    .fingerprint = 0x6179ff5c,
    RECORD("A box out of a box, by what they have in common",
           "The narrower side of what both have in common.",
           "leaves boxes of which one lies across or within the other",
           BOXES),
    .defects = {BY_LOGIC(WRONG_NUMBER,
                         "Where a span lies within the other, what they have in common is not the way out.",
                         "0 0 3 3 1 1 2 2")})
GRAZE_TEST_PUSH(disc_out_of_box,
                ltrb_f64,
                disc_f64,
                .fingerprint = 0x1c48a3ba,
                RECORD("A disc out of a box, by clamping",
                       "Away from the point of the box that is nearest to the centre.",
                       "leaves a disc whose centre is within the box",
                       "left top right bottom cx cy r"),
                .defects = {BY_LOGIC(WRONG_NUMBER,
                                     "The centre is its own nearest point, which leads nowhere.",
                                     "0 0 2 2 1 1 1"),
                            BY_RANGE(WRONG_NUMBER, OVERFLOWS, "6e-160 6e-160 1 1 0 0 1")})
GRAZE_TEST_PUSH(
    triangles_push_axes,
    triangle_f64,
    triangle_f64,
    .fingerprint = 0xc67258b4,
    RECORD("A triangle out of a triangle, by axes",
           "Along the axis on which the shadows have least in common.",
           "leaves a triangle whose shadow lies within the other's",
           "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3"),
    .defects = {BY_LOGIC(WRONG_NUMBER,
                         "Where a shadow lies within the other, what they have in common is not the way out.",
                         "0 0 6 0 0 6 1 1 2 1 1 2"),
                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "9 9 9 0 0 1 9 6e+301 1e+308 9 -1e+308 6e+299")})
