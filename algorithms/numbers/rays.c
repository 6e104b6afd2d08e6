/* When what moves first meets another: a point a box or a disc, a box a box, a disc a disc, as books and
 * threads have it. */
#include "algorithm.h"

#include <math.h>

/* The part of the way that is between two lines square to an axis, cut out of what there was before. */
struct part {
  double in, out;
};

/* Where the way does not go along the axis, it is between the lines from start to end, or never. */
static struct part between(double at, double way, double low, double high, struct part part) {
  if (way == 0)
    return low <= at && at <= high ? part : (struct part){INFINITY, -INFINITY};
  const double one = (low - at) / way, other = (high - at) / way;
  return (struct part){fmax(part.in, fmin(one, other)), fmin(part.out, fmax(one, other))};
}

static double ray_slabs(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const struct part across = between(p.x, v.dx, b.left, b.right, (struct part){0, 1});
  const struct part both = between(p.y, v.dy, b.top, b.bottom, across);
  return both.in <= both.out ? both.in : INFINITY;
}

/* What is below the epsilon counts as parallel to the lines. */
static struct part between_or_beside(double at, double way, double low, double high, struct part part) {
  const double epsilon = 1e-6;
  return between(at, fabs(way) < epsilon ? 0 : way, low, high, part);
}

static double ray_slabs_epsilon(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const struct part across = between_or_beside(p.x, v.dx, b.left, b.right, (struct part){0, 1});
  const struct part both = between_or_beside(p.y, v.dy, b.top, b.bottom, across);
  return both.in <= both.out ? both.in : INFINITY;
}

/* The line goes on behind the start, so what was passed before it is met too. */
static double ray_slabs_line(struct point_f64 p, struct ltrb_f64 b, struct way_f64 v) {
  const struct part across = between(p.x, v.dx, b.left, b.right, (struct part){-INFINITY, INFINITY});
  const struct part both = between(p.y, v.dy, b.top, b.bottom, across);
  return both.in <= both.out && both.in <= 1 ? fmax(both.in, 0) : INFINITY;
}

/* t^2 d.d + 2 t f.d + f.f - r^2 = 0, with f the start seen from the centre; the first root on the way. */
static double ray_disc_roots(struct point_f64 p, struct disc_f64 s, struct way_f64 v) {
  const double fx = p.x - s.cx, fy = p.y - s.cy;
  const double a = v.dx * v.dx + v.dy * v.dy, b = 2 * (fx * v.dx + fy * v.dy),
               c = fx * fx + fy * fy - s.r * s.r;
  const double under = b * b - 4 * a * c;
  if (c <= 0)
    return 0;
  if (under < 0 || a == 0)
    return INFINITY;
  const double t = (-b - sqrt(under)) / (2 * a);
  return t >= 0 && t <= 1 ? t : INFINITY;
}

/* The same without a look at the start: of one that starts within, the root ahead is where it leaves. */
static double ray_disc_both_roots(struct point_f64 p, struct disc_f64 s, struct way_f64 v) {
  const double fx = p.x - s.cx, fy = p.y - s.cy;
  const double a = v.dx * v.dx + v.dy * v.dy, b = 2 * (fx * v.dx + fy * v.dy),
               c = fx * fx + fy * fy - s.r * s.r;
  const double under = b * b - 4 * a * c;
  if (under < 0)
    return INFINITY;
  const double first = (-b - sqrt(under)) / (2 * a), second = (-b + sqrt(under)) / (2 * a);
  if (first >= 0 && first <= 1)
    return first;
  return second >= 0 && second <= 1 ? second : INFINITY;
}

/* By way of the foot of the centre, for a direction of length 1; the way is none, and is not made one. */
static double ray_disc_not_unit(struct point_f64 p, struct disc_f64 s, struct way_f64 v) {
  const double mx = p.x - s.cx, my = p.y - s.cy;
  const double b = mx * v.dx + my * v.dy, c = mx * mx + my * my - s.r * s.r, under = b * b - c;
  if ((c > 0 && b > 0) || under < 0)
    return INFINITY;
  const double t = fmax(-b - sqrt(under), 0);
  return t <= 1 ? t : INFINITY;
}

/* A box that moves is a point towards a box that is larger by its width and height. */
static double sweep_boxes(struct ltrb_f64 a, struct ltrb_f64 b, struct way_f64 v) {
  const struct ltrb_f64 grown = {b.left - (a.right - a.left), b.top - (a.bottom - a.top), b.right, b.bottom};
  return ray_slabs((struct point_f64){a.left, a.top}, grown, v);
}

/* By when the one side comes to the other, and when it leaves it, along each axis. Along an axis without a
 * way it is taken to be there all the time, wherever it is. */
static double sweep_boxes_times(struct ltrb_f64 a, struct ltrb_f64 b, struct way_f64 v) {
  const double x_in = (v.dx > 0 ? b.left - a.right : b.right - a.left) / v.dx,
               x_out = (v.dx > 0 ? b.right - a.left : b.left - a.right) / v.dx,
               y_in = (v.dy > 0 ? b.top - a.bottom : b.bottom - a.top) / v.dy,
               y_out = (v.dy > 0 ? b.bottom - a.top : b.top - a.bottom) / v.dy;
  const double from_x = v.dx == 0 ? -INFINITY : x_in, to_x = v.dx == 0 ? INFINITY : x_out,
               from_y = v.dy == 0 ? -INFINITY : y_in, to_y = v.dy == 0 ? INFINITY : y_out;
  const double from = fmax(from_x, from_y), to = fmin(to_x, to_y);
  if (from > to || (from_x < 0 && from_y < 0) || from_x > 1 || from_y > 1)
    return INFINITY;
  return from;
}

/* Where the box is at the end, and nothing between: what is thin is passed through. */
static double sweep_boxes_end(struct ltrb_f64 a, struct ltrb_f64 b, struct way_f64 v) {
  const bool met = a.left + v.dx <= b.right && b.left <= a.right + v.dx && a.top + v.dy <= b.bottom &&
                   b.top <= a.bottom + v.dy;
  return met ? 1 : INFINITY;
}

/* The centre towards the other disc, grown by the own radius. */
static double sweep_discs(struct disc_f64 a, struct disc_f64 b, struct way_f64 v) {
  return ray_disc_roots((struct point_f64){a.cx, a.cy}, (struct disc_f64){b.cx, b.cy, a.r + b.r}, v);
}

/* The centre towards the box, grown by the radius to all sides: its corners are not rounded off. */
static double sweep_disc_box_grown(struct disc_f64 d, struct ltrb_f64 b, struct way_f64 v) {
  const struct ltrb_f64 grown = {b.left - d.r, b.top - d.r, b.right + d.r, b.bottom + d.r};
  return ray_slabs((struct point_f64){d.cx, d.cy}, grown, v);
}

#define RECORD(TITLE, IDEA, WRONG, INPUTS)                                                                   \
  .title = TITLE, .role = ROLE_TAUGHT, .language = "C", .source = "the method of books and threads",         \
  .idea = IDEA, .wrong = WRONG, .inputs = INPUTS " dx dy"
#define AT_START .by_code = CONTRACT_ZERO, .by_text = CONTRACT_ZERO
#define UNSTATED .by_code = CONTRACT_ANYTHING, .by_text = CONTRACT_ANYTHING
#define POINT_BOX "x y left top right bottom"
#define POINT_DISC "x y cx cy r"
#define BOXES "a_left a_top a_right a_bottom b_left b_top b_right b_bottom"

GRAZE_TEST_RAY(
    ray_slabs,
    point_f64,
    ltrb_f64,
    .fingerprint = 0xe94dddc5,
    AT_START,
    RECORD("A ray and a box, by slabs",
           "The way is cut at the lines of the sides: what is left between both pairs begins where "
           "it comes in.",
           "-",
           POINT_BOX))
GRAZE_TEST_RAY(ray_slabs_epsilon,
               point_f64,
               ltrb_f64,
               .fingerprint = 0xeaaa7f06,
               AT_START,
               RECORD("A ray and a box, by slabs with an epsilon",
                      "A way shorter than an epsilon along an axis counts as parallel to its lines.",
                      "passes through where the way along an axis is short",
                      POINT_BOX),
               .defects = {BY_ROUNDING(WRONG_NUMBER,
                                       "A way that is shorter than the epsilon along an axis counts as none.",
                                       "1 0 0 2e-10 2 1 0 3e-10")})
GRAZE_TEST_RAY(ray_slabs_line,
               point_f64,
               ltrb_f64,
               .fingerprint = 0xafd1f8a1,
               AT_START,
               RECORD("A ray and a box, by slabs of the whole line",
                      "Where the line comes into the box, and 0 where that is before the start.",
                      "meets a box that lies behind the start",
                      POINT_BOX),
               .defects = {BY_LOGIC(WRONG_NUMBER,
                                    "It does not look where the line leaves the box.",
                                    "2 0 0 -1 1 1 1 0")})
GRAZE_TEST_RAY(ray_disc_roots,
               point_f64,
               disc_f64,
               .fingerprint = 0xece3635b,
               AT_START,
               RECORD("A ray and a disc, by the roots",
                      "The smaller root of a quadratic equation; 0 where it starts within.",
                      "-",
                      POINT_DISC),
               .defects = {BY_ROUNDING(WRONG_NUMBER, OVERFLOWS, "0 6e-92 6e-92 0 8e-93 6e-92 0"),
                           BY_RANGE(WRONG_NUMBER, OVERFLOWS, "5e+76 1 0 0 3e+76 -3e+77 0")})
GRAZE_TEST_RAY(ray_disc_both_roots,
               point_f64,
               disc_f64,
               .fingerprint = 0x7d61831a,
               UNSTATED,
               RECORD("A ray and a disc, by either root",
                      "The first of both roots that is on the way.",
                      "-",
                      POINT_DISC),
               .defects = {BY_ROUNDING(WRONG_NUMBER, OVERFLOWS, "0 0 8e-85 0 7e-85 0 8e-85"),
                           BY_RANGE(WRONG_NUMBER, OVERFLOWS, "5e+76 1 0 0 3e+76 -3e+77 0")})
GRAZE_TEST_RAY(ray_disc_not_unit,
               point_f64,
               disc_f64,
               .fingerprint = 0x120446f9,
               AT_START,
               RECORD("A ray and a disc, for a direction of length 1",
                      "By the foot of the centre, as if the way were of length 1.",
                      "right for ways of length 1 alone",
                      POINT_DISC),
               .defects = {
                   BY_LOGIC(WRONG_NUMBER, "The way is taken for a direction of length 1.", "0 0 3 0 1 4 0")})
GRAZE_TEST_SWEEP(sweep_boxes,
                 ltrb_f64,
                 ltrb_f64,
                 .fingerprint = 0xe94dddc5,
                 AT_START,
                 RECORD("A box that moves to a box",
                        "A corner as a ray, towards the other box grown by the own size.",
                        "-",
                        BOXES),
                 .defects = {
                     BY_RANGE(WRONG_NUMBER, OVERFLOWS, "1 -1.5e+308 2 3e+307 0 5e+307 3 1.5e+308 0 1")})
GRAZE_TEST_SWEEP(
    sweep_boxes_times,
    ltrb_f64,
    ltrb_f64,
    .fingerprint = 0x7ac94cad,
    UNSTATED,
    RECORD("A box that moves to a box, by times of each axis",
           "When the sides come together and apart, along each axis; the later, and the earlier.",
           "meets what it moves past along the other axis alone",
           BOXES),
    .defects = {BY_LOGIC(WRONG_NUMBER,
                         "Along an axis on which it does not move it counts as being there.",
                         "0 0 1 1 2 3 3 4 2 0"),
                BY_RANGE(WRONG_NUMBER, "A part of a tiny number is none.", "-1 0 5e-323 1 0 2 1 3 20 0")})
GRAZE_TEST_SWEEP(
    sweep_boxes_end,
    ltrb_f64,
    ltrb_f64,
    .fingerprint = 0xfc423374,
    AT_START,
    RECORD("A box that moves to a box, by its end",
           "Whether the boxes meet at the end of the way.",
           "passes through what is thin, and stops too late",
           BOXES),
    .defects = {BY_LOGIC(WRONG_NUMBER, "It does not look between start and end.", "0 0 1 1 2 0 3 1 4 0")})
GRAZE_TEST_SWEEP(sweep_discs,
                 disc_f64,
                 disc_f64,
                 .fingerprint = 0xb4c13ccc,
                 AT_START,
                 RECORD("A disc that moves to a disc",
                        "The centre as a ray, towards the other disc grown by the own radius.",
                        "-",
                        "a_cx a_cy a_r b_cx b_cy b_r"),
                 .defects = {BY_RANGE(WRONG_NUMBER, OVERFLOWS, "5e+76 1 0 0 0 3e+76 -3e+77 0")})
GRAZE_TEST_SWEEP(sweep_disc_box_grown,
                 disc_f64,
                 ltrb_f64,
                 .fingerprint = 0xc370b0a7,
                 AT_START,
                 RECORD("A disc that moves to a box, grown by the radius",
                        "The centre as a ray, towards the box grown by the radius to all sides.",
                        "stops too early beside corners",
                        "cx cy r left top right bottom"),
                 .defects = {BY_LOGIC(WRONG_NUMBER,
                                      "The grown box has corners where the true outline is round.",
                                      "0 0 2 3 1 4 4 4 0")})
