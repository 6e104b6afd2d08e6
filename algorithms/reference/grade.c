/* Answers that are numbers, one by one. */
#include "digits.h"
#include "exact.h"
#include "figure.h"
#include "hull.h"
#include "reference.h"
#include "ring.h"

/* The unit in the last place, of 0 the least number. */
static double last_place(enum number_type type, double value) {
  const int digits = type == TYPE_F32 ? 23 : 52, least = type == TYPE_F32 ? -149 : -1074;
  const int exponent = biased_exponent(value) - 1023 - digits;
  const struct scaled unit = {0.5, (exponent > least ? exponent : least) + 1};
  return scaled_to_double(unit);
}

/* Of the shapes; how many corners there are is none of their numbers. */
static double largest_of(const struct form *form, const union number *numbers) {
  const unsigned columns = form_first_column(form, SHAPES);
  double largest = 0;
  for (unsigned k = 0; k < columns; k++) {
    const double size = __builtin_fabs(number_as_double(form->type, numbers[k]));
    largest = size > largest && form_column_at(form, k)->role != COLUMN_COUNT ? size : largest;
  }
  return largest;
}

static struct allowance
allowance_of(const struct form *form, double largest, const struct allowance *stated) {
  enum { ULPS = 64 };
  struct allowance allowance = *stated;
  if (!(stated->share >= 0))
    allowance.share = form->type == TYPE_F32 ? 1e-4 : 1e-6;
  if (!(stated->slack >= 0))
    allowance.slack = ULPS * last_place(form->type, largest);
  return allowance;
}

struct allowance
reference_allowance(const struct form *form, const union number *numbers, const struct allowance *stated) {
  return allowance_of(form, largest_of(form, numbers), stated);
}

/* ---- points, discs and boxes, in doubles: most right answers are seen to be right at once ----
 *
 * The ways that bring the core of the first into that of the second are a box; and the gap of the shapes, the
 * first moved by a way, is how far that lies out of this box, less the radii.
 *
 * u is 2^-53, L the largest number of the case, W a way and G the gap after it. An end of the box is off by
 * 12 uL at most, being a difference of sums of what may be rounded; the way, a product, by u |W|; and how far
 * it lies out along an axis, which is |G| + 2 L at most, is rounded. That is 14 uL + u |W| + u |G|; with
 * that along the other axis 20 uL, 1.5 u |W| and 1.5 u |G|; the length of both is rounded, relative 2 u; the
 * radii are off by 4 uL, and what is left is rounded. In all 28 uL, 1.5 u |W| and 4.5 u |G|. Where shapes
 * touch a way is no longer than 6 L, and the slack is 64 uL or more where none is stated. All is told in a
 * unit that makes L about 1, so that what underflows is far below these. Nothing is said where L itself is
 * near either end of the doubles, and the allowance is rounded, or a length is none.
 */
struct upright {
  double low[2], high[2], r; /* of the core, along x and y */
};
struct upright_ways {
  double low[2], high[2], r, largest;
};
/* Within `off` of the gap. */
struct about {
  double gap, off;
};
static const double NO_WAY[2] = {0, 0}, UPRIGHT_LEAST = 0x1p-900, UPRIGHT_MOST = 0x1p1000;

static bool is_finite(double value) { return value - value == 0; }

static bool take_upright(
    enum number_type type, enum layout layout, const union number *of, double unit, struct upright *to) {
  const enum shape_kind kind = layout_kind(layout);
  if ((kind != KIND_POINT && kind != KIND_DISC && kind != KIND_BOX) || layout == LAYOUT_BOX_PIXELS)
    return false;
  to->r = kind == KIND_DISC ? number_as_double(type, of[layout_radius(layout)]) * unit : 0;
  for (unsigned axis = 0; axis < 2; axis++) {
    const struct layout_sides sides = layout_sides(layout, axis == 0 ? AXIS_X : AXIS_Y);
    const double at = number_as_double(type, of[sides.at]) * unit;
    const double far = kind == KIND_BOX ? number_as_double(type, of[sides.far]) * unit : 0;
    to->low[axis] = sides.by->role == COLUMN_HALF ? at - far : at;
    to->high[axis] = sides.by->role == COLUMN_FAR ? far : at + far;
  }
  return true;
}

/* Less than nothing within. */
static double out_along(const struct upright_ways *k, const double *way, unsigned axis) {
  const double before = k->low[axis] - way[axis], after = way[axis] - k->high[axis];
  return before > after ? before : after;
}

static double root_of_squares(double x, double y) { return __builtin_sqrt(x * x + y * y); }

static struct about upright_gap(const struct upright_ways *k, const double *way) {
  const double x = out_along(k, way, 0), y = out_along(k, way, 1), most = x > y ? x : y;
  const double gap = (x > 0 && y > 0 ? root_of_squares(x, y) : most) - k->r;
  const double far_x = __builtin_fabs(way[0]), far_y = __builtin_fabs(way[1]);
  return (struct about){
      gap, NEAR_UNIT * (32 * k->largest + 2 * (far_x > far_y ? far_x : far_y) + 5 * __builtin_fabs(gap))};
}

static bool is_surely_distance(struct about is, double d, const struct allowance *a) {
  const bool depth = a->meeting == WHEN_MEETING_NEGATIVE;
  const double room = (a->share * __builtin_fabs(d) + a->slack - is.off) * (1 - 0x1p-50);
  return is_finite(d) && (d >= 0 || depth) && is.gap - d <= room &&
         (d - is.gap <= room || (!depth && d <= a->slack / 2));
}

/* The nearest point of a box is p, each coordinate held between its ends, and off by at most 6 uL. One that
 * is as near to it as h lies within h of the box and as far from p, up to h; and for a corner b, (q - p).(b -
 * q) is less than for the nearest point, where it is not below 0, by at most h (|q - p| + |b - q|) + 3 h^2.
 * With h three quarters of the slack t and |q - p| at least 7 t, that is not more than t (|q - p| + |b - q|);
 * nor is any that is no farther from p than t.
 */
static bool is_surely_nearest(const struct upright *p,
                              const struct upright *box,
                              struct about is,
                              const double *q,
                              const struct allowance *a) {
  const double out = is.gap > 0 ? is.gap : 0;
  double from_p = 0, by = 0;
  for (unsigned axis = 0; axis < 2; axis++) {
    const double at = p->low[axis], held = at < box->low[axis]    ? box->low[axis]
                                           : at > box->high[axis] ? box->high[axis]
                                                                  : at;
    by += __builtin_fabs(q[axis] - held);
    from_p += __builtin_fabs(q[axis] - at);
  }
  return (a->meeting != WHEN_MEETING_NEGATIVE && from_p + out + is.off <= a->slack) ||
         (is.gap - is.off >= 8 * a->slack && by <= a->slack * 0.75 - is.off / 4);
}

/* A push by m parts two cores that overlap across the sides along one axis, or lies in line with the shortest
 * way between two that do not. Its length is off by 2 u of it. */
static bool is_surely_pushed(const struct upright_ways *k, const double *m, const struct allowance *a) {
  const double back[2] = {-m[0], -m[1]}, far = root_of_squares(m[0], m[1]);
  const struct about is = upright_gap(k, NO_WAY), then = upright_gap(k, back);
  const double off = is.off + 2 * NEAR_UNIT * far, t = a->slack;
  if ((m[0] == 0 && m[1] == 0) || (a->meeting == WHEN_MEETING_UNSTATED && is.gap >= is.off && far == far))
    return is.off - is.gap <= t;
  if (!(is.gap + far + off <= t && then.off - then.gap <= t))
    return false;
  const double x = out_along(k, NO_WAY, 0), y = out_along(k, NO_WAY, 1);
  if (x < -off && y < -off)
    return (__builtin_fabs(m[1]) <= t && k->r - x - far + off <= t) ||
           (__builtin_fabs(m[0]) <= t && k->r - y - far + off <= t);
  const double to_x = x > 0 ? (k->low[0] > 0 ? k->low[0] : k->high[0]) : 0,
               to_y = y > 0 ? (k->low[1] > 0 ? k->low[1] : k->high[1]) : 0,
               apart = root_of_squares(to_x, to_y);
  return apart > off && __builtin_fabs(m[0] * to_y - m[1] * to_x) + far * off <=
                            apart * (2 * a->share * far + t) * (1 - 0x1p-50);
}

/* The gap along a line is convex. So where it is certainly less a little farther on it has only fallen until
 * there, and where it is less a little before it only rises from there on. Roundings are within the third of
 * what is allowed for. */
static bool
gap_falls(const struct upright_ways *k, struct about is, const double *at, const double *way, double on) {
  const double there[2] = {at[0] + on * way[0], at[1] + on * way[1]};
  const struct about then = upright_gap(k, there);
  return then.gap + 3 * then.off < is.gap - 3 * is.off;
}

/* Whether the line of the way passes beside the box, whose middle and half sizes are below 4 L, and off by 16
 * uL: each of the four products is off by 20 uL times the way, their sums by 32 more. */
static bool passes_beside(const struct upright_ways *k, const double *way, double far) {
  const double x = (k->low[0] + k->high[0]) / 2, y = (k->low[1] + k->high[1]) / 2,
               half_x = (k->high[0] - k->low[0]) / 2, half_y = (k->high[1] - k->low[1]) / 2;
  const double reach = __builtin_fabs(way[1]) * half_x + __builtin_fabs(way[0]) * half_y;
  return __builtin_fabs(way[0] * y - way[1] * x) - reach >= (k->r + 160 * NEAR_UNIT * k->largest) * far;
}

/* Whether along one axis it stays out until after a way, but for the slack. */
static bool stays_out(const struct upright_ways *k, const double *way, double off, double slack) {
  bool out = false;
  for (unsigned axis = 0; axis < 2; axis++) {
    const double to = way[axis], before = k->low[axis] - (to > 0 ? to : 0),
                 after = (to < 0 ? to : 0) - k->high[axis];
    out = out || off - ((before > after ? before : after) - k->r) <= slack;
  }
  return out;
}

static bool
is_surely_fraction(const struct upright_ways *k, const double *way, double s, const struct allowance *a) {
  const double far = root_of_squares(way[0], way[1]), t = a->slack, little = 0x1p-20 * k->largest / far;
  const bool none = s > 0 && !is_finite(s);
  const struct about is = upright_gap(k, NO_WAY);
  if (s != s || !is_finite(far))
    return false;
  if (is.gap + is.off <= t)
    return a->meeting == WHEN_MEETING_UNSTATED || (a->meeting == WHEN_MEETING_NONE && none) ||
           (a->meeting == WHEN_MEETING_ZERO && s == 0);
  if (is.gap - is.off <= t || !(none || (s >= 0 && s <= 1)))
    return false;
  if (none && (is.gap - is.off >= far * (1 + 0x1p-50) || passes_beside(k, way, far)))
    return true;
  const double at[2] = {none ? way[0] : s * way[0], none ? way[1] : s * way[1]};
  const struct about then = upright_gap(k, at);
  return (none || then.gap + then.off <= t) &&
         (stays_out(k, at, then.off, t) ||
          (then.off - then.gap <= t && gap_falls(k, then, at, way, little)) ||
          (none && gap_falls(k, is, NO_WAY, way, -little)));
}

static void take_way(const struct form *form, const union number *numbers, double way[2]) {
  const unsigned first = form_first_column(form, SHAPES);
  for (unsigned axis = 0; axis < WAY_COLUMNS; axis++)
    way[axis] = number_as_double(form->type, numbers[first + axis]);
}

/* False where it is not known. What is said of shapes that are none is right anyway. */
static bool is_surely_right(const struct form *form,
                            const union number *numbers,
                            const double *answer,
                            const struct allowance *allowance,
                            double largest) {
  const double unit = to_one(largest);
  struct upright a, b;
  if (!(largest >= UPRIGHT_LEAST && largest <= UPRIGHT_MOST) ||
      !take_upright(form->type, form->layouts[0], numbers, unit, &a) ||
      !take_upright(form->type, form->layouts[1], numbers + layout_columns(form->layouts[0]), unit, &b))
    return false;
  const struct upright_ways k = {{b.low[0] - a.high[0], b.low[1] - a.high[1]},
                                 {b.high[0] - a.low[0], b.high[1] - a.low[1]},
                                 a.r + b.r,
                                 largest * unit};
  const struct allowance in_units = {allowance->meeting, allowance->share, allowance->slack * unit};
  if (question_moves(form->question)) {
    double way[2];
    take_way(form, numbers, way);
    return is_surely_fraction(&k, (const double[]){way[0] * unit, way[1] * unit}, answer[0], &in_units);
  }
  const double second = question_values(form->question) > 1 ? answer[1] : 0,
               told[2] = {answer[0] * unit, second * unit};
  const bool from_first = layout_kind(form->layouts[0]) == KIND_POINT;
  if (told[0] == 0 && told[1] == 0 && (answer[0] != 0 || second != 0)) /* it vanishes in the unit */
    return false;
  if (form->question == QUESTION_DISTANCE)
    return is_surely_distance(upright_gap(&k, NO_WAY), told[0], &in_units);
  if (form->question == QUESTION_PUSH)
    return is_surely_pushed(&k, told, &in_units);
  return form->question == QUESTION_NEAREST && k.r == 0 &&
         is_surely_nearest(
             from_first ? &a : &b, from_first ? &b : &a, upright_gap(&k, NO_WAY), told, &in_units);
}

static const double LARGEST_DOUBLE = 0x1.fffffffffffffp1023;
static const double LEAST_DOUBLE = 0x1p-1074;

/* Two shapes that are asked about. */
struct graded {
  struct hull_pair pair;
  double way[2]; /* by which the first moves */
  bool ring;     /* the second is a polygon that has an inside, by `rule` */
  enum ring_rule rule;
  struct allowance allowance;
  double largest; /* number of the answer's type */
};

static int gap_sign(const struct graded *g, const struct terms *bound) {
  return hull_gap_sign(&g->pair.hull[0], &g->pair.hull[1], bound);
}

static enum grade grade_distance(const struct graded *g, double d) {
  const double share = g->allowance.share * __builtin_fabs(d), slack = g->allowance.slack;
  const bool depth = g->allowance.meeting == WHEN_MEETING_NEGATIVE;
  if (g->allowance.meeting == WHEN_MEETING_UNSTATED && gap_sign(g, &NO_TERMS) <= 0)
    return GRADE_RIGHT;
  if (d < 0 && (!depth || !is_finite(d)))
    return GRADE_NEAR;
  if (!is_finite(d)) {
    const struct terms beyond = {2, {g->largest, -g->allowance.share * g->largest}};
    return gap_sign(g, &beyond) < 0 ? GRADE_FAR : GRADE_RIGHT;
  }
  const struct terms most = {3, {d, share, slack}}, least = {3, {d, -share, -slack}};
  if (gap_sign(g, &most) > 0)
    return GRADE_NEAR;
  return (depth || sign_of_sum(&least) > 0) && gap_sign(g, &least) < 0 ? GRADE_FAR : GRADE_RIGHT;
}

/* Of a point, and the way from one to another, as terms. */
struct place_of {
  struct terms x, y;
};

static struct place_of way(const struct place_of *from, const struct place_of *to) {
  return (struct place_of){terms_difference(&to->x, &from->x), terms_difference(&to->y, &from->y)};
}

/* At most the largest double, which then stands for what is longer. */
static double length(const struct place_of *way) {
  return scaled_to_double(value_of_length(&way->x, &way->y));
}

static void add_product(struct cells *sum, const struct terms *a, const struct terms *b) {
  struct digits of_a, of_b;
  digits_of_sum(a, &of_a);
  digits_of_sum(b, &of_b);
  cells_add_product(sum, &of_a, &of_b, false);
}

/* Whether corner b lies nearer to p than q does, along the way from p to q. */
static bool is_nearer(const struct place_of *p,
                      const struct place_of *q,
                      const struct place_of *b,
                      const struct terms *r,
                      double slack) {
  const struct place_of to_q = way(p, q), on = way(q, b);
  const double distance = length(&to_q);
  const struct terms once = {1, {distance}}, by_slack = {1, {slack}}, lengths = {2, {distance, length(&on)}};
  const struct terms less = terms_difference(&NO_TERMS, r);
  struct cells sum;
  cells_clear(&sum);
  add_product(&sum, &to_q.x, &on.x);
  add_product(&sum, &to_q.y, &on.y);
  add_product(&sum, &less, &once);
  add_product(&sum, &by_slack, &lengths);
  return cells_sign(&sum) < 0;
}

static enum grade grade_nearest(const struct graded *g, unsigned point, const double answer[2]) {
  const struct hull *from = &g->pair.hull[point], *shape = &g->pair.hull[1 - point];
  const struct terms slack = {1, {g->allowance.slack}}, deep = {1, {-g->allowance.slack}};
  const bool depth = g->allowance.meeting == WHEN_MEETING_NEGATIVE;
  const int gap = gap_sign(g, &NO_TERMS);
  if (g->allowance.meeting == WHEN_MEETING_UNSTATED && gap <= 0)
    return GRADE_RIGHT;
  if (!is_finite(answer[0]) || !is_finite(answer[1]))
    return GRADE_OFF;
  struct hull at;
  hull_at(&at, answer);
  if (hull_gap_sign(&at, shape, &slack) > 0 || (depth && gap <= 0 && hull_gap_sign(&at, shape, &deep) < 0))
    return GRADE_OFF;
  const struct place_of p = {from->x[0], from->y[0]}, q = {at.x[0], at.y[0]}, to_q = way(&p, &q);
  const double distance = length(&to_q), far = distance < LARGEST_DOUBLE ? distance : __builtin_inf();
  const enum grade grade = grade_distance(g, gap <= 0 && depth ? -distance : far);
  bool nearer = grade != GRADE_RIGHT;
  for (unsigned k = 0; k < shape->points && gap > 0 && !nearer; k++) {
    const struct place_of b = {shape->x[k], shape->y[k]};
    nearer = is_nearer(&p, &q, &b, &shape->r, g->allowance.slack);
  }
  return nearer ? GRADE_FAR : GRADE_RIGHT;
}

static struct place_of corner_of(const struct graded *g, unsigned k) {
  const unsigned first = g->pair.hull[0].points;
  const struct hull *hull = &g->pair.hull[k >= first];
  return (struct place_of){hull->x[k - (k >= first ? first : 0)], hull->y[k - (k >= first ? first : 0)]};
}

/* A push by m, and how far. */
struct push {
  struct place_of m;
  double far;
  struct terms aside; /* how far it may miss its line */
};

/* aside |u| - m.u, and t |m| more where the line is known by its length alone. */
static void
add_room(struct cells *sum, const struct push *push, const struct place_of *u, double size, double more) {
  const struct terms length = {1, {size}}, far = {1, {push->far}}, slack = {1, {more}};
  const struct terms back_x = terms_difference(&NO_TERMS, &u->x), back_y = terms_difference(&NO_TERMS, &u->y);
  cells_clear(sum);
  add_product(sum, &push->aside, &length);
  add_product(sum, &push->m.x, &back_x);
  add_product(sum, &push->m.y, &back_y);
  add_product(sum, &far, &slack);
}

/* Whether what m misses a line by is at most t |m| by the distance of corner v from the side u, so that (m.u
 * - aside |u|) |u x (v - p)| is at most t |m| u.u. */
static bool is_within_turn(struct cells *room,
                           const struct push *push,
                           const struct place_of *u,
                           const struct place_of *to_v,
                           double slack) {
  const struct terms far = {1, {push->far}}, by = {1, {slack}}, back = terms_difference(&NO_TERMS, &u->y);
  struct digits less, cross, turn, square;
  struct cells sum;
  digits_of_cells(room, &less);
  cells_clear(&sum);
  add_product(&sum, &u->x, &to_v->y);
  add_product(&sum, &back, &to_v->x);
  const bool right = cells_sign(&sum) < 0;
  digits_of_cells(&sum, &cross);
  cells_clear(&sum);
  add_product(&sum, &far, &by);
  digits_of_cells(&sum, &turn);
  cells_clear(&sum);
  add_product(&sum, &u->x, &u->x);
  add_product(&sum, &u->y, &u->y);
  digits_of_cells(&sum, &square);
  cells_clear(&sum);
  cells_add_product(&sum, &turn, &square, false);
  cells_add_product(&sum, &less, &cross, right);
  return cells_sign(&sum) >= 0;
}

static bool is_along(const struct graded *g, const struct push *push, const struct hull_way *line) {
  const struct place_of p = corner_of(g, line->p), q = corner_of(g, line->q), v = corner_of(g, line->v);
  const struct place_of side = way(&p, &q), to_v = way(&p, &v);
  const struct place_of square = {side.y, terms_difference(&NO_TERMS, &side.x)};
  const double size = length(&side), slack = g->allowance.slack;
  bool along = true;
  for (unsigned back = 0; back < 2; back++) {
    struct place_of u = line->square ? side : square;
    struct cells room;
    if (back)
      u = (struct place_of){terms_difference(&NO_TERMS, &u.x), terms_difference(&NO_TERMS, &u.y)};
    add_room(&room, push, &u, size, line->square ? 0 : slack);
    along = along && (cells_sign(&room) >= 0 ||
                      (line->square && line->apart && is_within_turn(&room, push, &side, &to_v, slack)));
  }
  return along;
}

/* Where the cores overlap by the slack at most, or touch, lengths tell all that is asked; as they do where
 * the push is longer than any number. */
static bool is_shortest_way(const struct graded *g, const struct push *push) {
  const struct hull *a = &g->pair.hull[0], *b = &g->pair.hull[1];
  const double share = g->allowance.share * push->far, slack = g->allowance.slack;
  const struct terms most = {3, {-push->far, -share, -slack}}, little = {1, {-slack}};
  const struct terms radii = terms_sum(&a->r, &b->r), less = terms_difference(&little, &radii),
                     none = terms_difference(&NO_TERMS, &radii);
  struct hull_way lines[HULL_WAYS];
  bool along = push->far >= LARGEST_DOUBLE || (gap_sign(g, &none) <= 0 && gap_sign(g, &less) >= 0);
  const unsigned count = along ? 0 : hull_ways(a, b, &most, lines);
  for (unsigned k = 0; k < count && !along; k++)
    along = is_along(g, push, &lines[k]);
  return along;
}

/* The second shape is moved. No push is needed where the shapes are not deeper than the slack. */
static enum grade grade_push(const struct graded *g, const double answer[2]) {
  const struct hull *a = &g->pair.hull[0];
  const struct terms slack = {1, {-g->allowance.slack}};
  if (g->allowance.meeting == WHEN_MEETING_UNSTATED && gap_sign(g, &NO_TERMS) >= 0)
    return GRADE_RIGHT;
  if (answer[0] == 0 && answer[1] == 0)
    return gap_sign(g, &slack) < 0 ? GRADE_NEAR : GRADE_RIGHT;
  const struct terms beyond = {2, {-g->largest, g->allowance.share * g->largest}};
  if (!is_finite(answer[0]) || !is_finite(answer[1]))
    return gap_sign(g, &beyond) > 0 ? GRADE_FAR : GRADE_RIGHT;
  struct push push = {.m = {{1, {answer[0]}}, {1, {answer[1]}}}};
  push.far = length(&push.m);
  const double share = g->allowance.share * push.far;
  const struct terms shorter = {3, {-push.far, share, g->allowance.slack}},
                     parted = {2, {-share, -g->allowance.slack}};
  push.aside = (struct terms){2, {2 * share, g->allowance.slack}};
  struct hull moved;
  hull_copy(&moved, &g->pair.hull[1]);
  hull_move(&moved, answer);
  if (gap_sign(g, &shorter) > 0)
    return GRADE_FAR;
  if (hull_gap_sign(a, &moved, &parted) < 0)
    return GRADE_NEAR;
  return is_shortest_way(g, &push) ? GRADE_RIGHT : GRADE_OFF;
}

/* Whether no product of two differences of the numbers is rounded. */
static bool are_few_digits(const struct form *form, const union number *numbers, double largest) {
  const int digits = form->type == TYPE_F32 ? 10 : 24, exponent = biased_exponent(largest) - 1023;
  if (type_is_whole(form->type))
    return largest < power_of_two(digits);
  bool few = largest == 0 || (exponent > -400 && exponent < 400);
  const double by = few ? power_of_two(digits - 1 - (largest == 0 ? 0 : exponent)) : 0;
  for (unsigned k = 0; k < form_columns(form) && few; k++) {
    const double number = number_as_double(form->type, numbers[k]), units = number * by;
    few = (double)(int64_t)units == units && (units != 0) == (number != 0); /* it may have vanished */
  }
  return few;
}

/* Of two segments that touch: whether they do not lie in one line. */
static bool are_across(const struct hull *a, const struct hull *b) {
  struct figure figure;
  figure_begin(&figure, a, b, &NO_TERMS);
  return figure_cross(&figure, 0, 1, 2, 3) != 0;
}

static enum grade grade_crossing(const struct graded *g, const double answer[2], bool few_digits) {
  const struct hull *a = &g->pair.hull[0], *b = &g->pair.hull[1];
  const struct terms slack = {1, {g->allowance.slack}}, deep = {1, {-g->allowance.slack}};
  const enum when_meeting meeting = g->allowance.meeting;
  const bool told =
      few_digits && meeting != WHEN_MEETING_UNSTATED && gap_sign(g, &NO_TERMS) == 0 && are_across(a, b);
  if (!is_finite(answer[0]) || !is_finite(answer[1]))
    return gap_sign(g, &deep) < 0 || (told && meeting != WHEN_MEETING_NONE) ? GRADE_NEAR : GRADE_RIGHT;
  if (told && meeting == WHEN_MEETING_NONE)
    return GRADE_FAR;
  struct hull at;
  hull_at(&at, answer);
  if (hull_gap_sign(&at, a, &slack) <= 0 && hull_gap_sign(&at, b, &slack) <= 0)
    return GRADE_RIGHT;
  return gap_sign(g, &NO_TERMS) > 0 ? GRADE_FAR : GRADE_OFF;
}

/* A share of a number, exact but for what lies below the least number: to the nearest, ties to even. */
static struct terms share_of(double share, double number) {
  enum { LEAST = -1074, HALF = 53 };
  const struct parts a = take_apart(share), b = take_apart(number);
  u128 product = (u128)a.mantissa * b.mantissa;
  int exponent = a.exponent + b.exponent;
  if (exponent < LEAST) {
    const int below = LEAST - exponent < 120 ? LEAST - exponent : 120;
    const u128 half = (u128)1 << (below - 1), rest = product & (2 * half - 1);
    product >>= below;
    product += rest > half || (rest == half && (product & 1) != 0);
    exponent = LEAST;
  }
  const double sign = a.negative != b.negative ? -1 : 1, high = sign * (double)(uint64_t)(product >> HALF),
               low = sign * (double)(uint64_t)(product & (((uint64_t)1 << HALF) - 1));
  const double some = power_of_two(exponent / 2), rest = power_of_two(exponent - exponent / 2);
  return (struct terms){2, {high * some * rest * 0x1p53, low * some * rest}};
}

/* What the first passes over between two shares of its way; where that is no way, as it stands. */
static const struct hull *
passed_between(const struct graded *g, double from, double to, struct hull *passed) {
  if (to <= 0)
    return &g->pair.hull[0];
  const struct terms start[2] = {share_of(from, g->way[0]), share_of(from, g->way[1])},
                     end[2] = {share_of(to, g->way[0]), share_of(to, g->way[1])};
  hull_sweep(&g->pair.hull[0], start, end, passed);
  return passed;
}

/* The sign of its gap less a bound. */
static int gap_along(const struct graded *g, double from, double to, const struct terms *bound) {
  struct hull passed;
  return hull_gap_sign(passed_between(g, from, to, &passed), &g->pair.hull[1], bound);
}

/* ---- beside a polygon that has an inside ---- */

static int side_along(const struct graded *g, double from, double to, const struct terms *by) {
  struct hull passed;
  return ring_side(passed_between(g, from, to, &passed), &g->pair.hull[1], g->rule, by);
}

/* A place is rounded by less than a least number: so four of them more are let pass. As many for what lies
 * between two, or a way along an edge would have to be tried place by place. */
static struct terms ring_slack(const struct graded *g) {
  return (struct terms){2, {g->allowance.slack, 4 * LEAST_DOUBLE}};
}

/* Whether nothing between two shares is on that side and farther than the slack from the ring: all of it is
 * on the other side, or one edge has it. */
static bool is_clear(const struct graded *g, double from, double to, int side) {
  const struct terms slack = ring_slack(g);
  struct hull passed;
  return side_along(g, from, to, &NO_TERMS) == -side ||
         ring_edge_has(passed_between(g, from, to, &passed), &g->pair.hull[1], g->rule, &slack);
}

static double double_of(uint64_t bits) { return (union double_bits){.bits = bits}.value; }

/* About where a point comes within the slack of an edge, or leaves it: the first such share between two, or
 * the middle one. What is known does not hang on where the way is cut. */
static uint64_t cut_between(const struct graded *g, uint64_t from, uint64_t to) {
  const struct hull *const ring = &g->pair.hull[1], *const point = &g->pair.hull[0];
  const double x = terms_added(&point->x[0]).high, y = terms_added(&point->y[0]).high;
  const double low = double_of(from), high = double_of(to);
  double first = high;
  for (unsigned k = 0; k < ring->points; k++) {
    const unsigned next = k + 1 < ring->points ? k + 1 : 0;
    const double at_x = terms_added(&ring->x[k]).high - x, at_y = terms_added(&ring->y[k]).high - y;
    const double edge_x = terms_added(&ring->x[next]).high - x - at_x,
                 edge_y = terms_added(&ring->y[next]).high - y - at_y;
    const double cross = g->way[0] * edge_y - g->way[1] * edge_x;
    const double share = (at_x * edge_y - at_y * edge_x) / cross,
                 along = (at_x * g->way[1] - at_y * g->way[0]) / cross;
    const double within =
        g->allowance.slack / 2 * __builtin_sqrt(edge_x * edge_x + edge_y * edge_y) / __builtin_fabs(cross);
    for (int side = -1; side <= 1 && along >= 0 && along <= 1; side += 2) {
      const double cut = share + side * within;
      first = cut > low && cut < first ? cut : first;
    }
  }
  return first < high ? (union double_bits){.value = first}.bits : from + (to - from) / 2;
}

/* Whether some place up to a share of the way is: of the shares that are doubles, which are tried between
 * two of them until nothing is left that is not clear. Doubles of one sign are in order as their bits are. */
static bool strays(const struct graded *g, double last, int side) {
  enum { MOST = 64 + 2 * HULL_POINTS }; /* of halves, and of cuts at edges, each of which is made once */
  const struct terms slack = ring_slack(g);
  uint64_t from = 0, to = (union double_bits){.value = last}.bits, rest[MOST];
  unsigned left = 0;
  bool found = side_along(g, 0, 0, &slack) == side || side_along(g, last, last, &slack) == side;
  while (!found) {
    if (to - from <= 1 || is_clear(g, double_of(from), double_of(to), side)) {
      if (left == 0)
        return false;
      from = to;
      to = rest[--left];
      continue;
    }
    const uint64_t cut = cut_between(g, from, to);
    const double share = double_of(cut);
    found = side_along(g, share, share, &slack) == side;
    rest[left++] = to;
    to = cut;
  }
  return true;
}

/* ---- a fraction of the way ---- */

/* Whether all of what is passed over is farther than the slack. */
static bool is_far(const struct graded *g, double from, double to) {
  const struct terms slack = {1, {g->allowance.slack}};
  return (g->ring ? side_along(g, from, to, &slack) : gap_along(g, from, to, &slack)) > 0;
}

/* Whether some of what is passed over up to there is deeper than the slack. */
static bool is_deep(const struct graded *g, double last) {
  const struct terms deep = {1, {-g->allowance.slack}};
  return g->ring ? strays(g, last, -1) : gap_along(g, 0, last, &deep) < 0;
}

static double way_length(const struct graded *g) {
  const struct place_of way = {{1, {g->way[0]}}, {1, {g->way[1]}}};
  return length(&way);
}

/* A little before s, and after it: by one least number more, for what is less than every normal number. */
static double share_before(const struct graded *g, double s) {
  const double before = s * (1 - g->allowance.share) - LEAST_DOUBLE;
  return before > 0 ? before : 0;
}

static double share_after(const struct graded *g, double s) {
  const double after = s * (1 + g->allowance.share) + LEAST_DOUBLE;
  return is_finite(after * g->way[0]) && is_finite(after * g->way[1]) ? after : 1;
}

/* Where the first leaves the second: a convex shape for good. */
static enum grade grade_way_out(const struct graded *g, double s) {
  const struct terms slack = {1, {g->allowance.slack}}, deep = {1, {-g->allowance.slack}};
  const bool none = !is_finite(s);
  const double before = share_before(g, none ? 1 : s), after = none ? 1 : share_after(g, s);
  if (g->ring ? strays(g, before, 1) : is_far(g, before, before))
    return GRADE_FAR;
  const bool stays =
      !none && (g->ring ? side_along(g, before, after, &slack) : gap_along(g, after, after, &deep)) < 0;
  return stays ? GRADE_NEAR : GRADE_RIGHT;
}

static enum grade grade_fraction(const struct graded *g, double s) {
  const double share = g->allowance.share, t = g->allowance.slack, far = way_length(g);
  const bool none = s > 0 && !is_finite(s);
  const bool near = !is_far(g, 0, 0), inside = is_deep(g, 0);
  const enum when_meeting meeting = g->allowance.meeting;
  if (near && (meeting == WHEN_MEETING_UNSTATED || (meeting == WHEN_MEETING_NONE && none)))
    return GRADE_RIGHT;
  if (!none && (s > 1 + share || (s < 0 && !(-s * far <= t))))
    return GRADE_OFF;
  if (inside && meeting == WHEN_MEETING_NONE)
    return GRADE_NEAR;
  s = s < 0 ? 0 : s;
  if (near && meeting == WHEN_MEETING_OUT) {
    const enum grade out = grade_way_out(g, s);
    if (inside || out == GRADE_RIGHT)
      return out;
  }
  const double before = share_before(g, none ? 1 : s);
  if ((none || before * far > t) && is_deep(g, before))
    return GRADE_FAR;
  return none || !is_far(g, before, share_after(g, s)) ? GRADE_RIGHT : GRADE_NEAR;
}

enum grade reference_grade(const struct form *form,
                           const union number *numbers,
                           const double *answer,
                           const struct allowance *stated) {
  struct graded g;
  const double largest = largest_of(form, numbers);
  g.allowance = allowance_of(form, largest, stated);
  if (is_surely_right(form, numbers, answer, &g.allowance, largest) || !general_pair(form, numbers, &g.pair))
    return GRADE_RIGHT;
  for (unsigned k = 0; k < question_values(form->question); k++)
    if (answer[k] != answer[k])
      return GRADE_NAN;
  g.largest = form->type == TYPE_F32 ? 0x1.fffffep127 : LARGEST_DOUBLE;
  if (question_moves(form->question)) {
    take_way(form, numbers, g.way);
    g.rule = layout_rule(form->layouts[1]);
    g.ring = layout_is_ring(form->layouts[1]) && ring_has_ground(&g.pair.hull[1], g.rule);
    return grade_fraction(&g, answer[0]);
  }
  return form->question == QUESTION_PUSH ? grade_push(&g, answer)
         : form->question == QUESTION_CROSSING
             ? grade_crossing(&g, answer, are_few_digits(form, numbers, largest))
         : form->question == QUESTION_NEAREST
             ? grade_nearest(&g, layout_kind(form->layouts[0]) != KIND_POINT, answer)
             : grade_distance(&g, answer[0]);
}
