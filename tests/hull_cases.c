#include "hull_cases.h"

#include "cases.h"

#include <math.h>

static double whole(uint64_t *state, int64_t low, int64_t high) {
  return (double)cases_between(state, low, high);
}

static bool chance(uint64_t *state, int one_in) { return cases_between(state, 1, one_in) == 1; }

/* A direction in whole numbers, and its length where that is whole. */
struct direction {
  double x, y, length;
};

static struct direction some_direction(uint64_t *state) {
  static const struct direction FROM[] = {{0, 1, 1},
                                          {0, 1, 1},
                                          {3, 4, 5},
                                          {5, 12, 13},
                                          {8, 15, 17},
                                          {7, 24, 25},
                                          {1, 1, 0},
                                          {1, 2, 0},
                                          {2, 3, 0},
                                          {5, 7, 0}};
  struct direction d = FROM[cases_between(state, 0, 9)];
  if (chance(state, 2))
    d = (struct direction){d.y, d.x, d.length};
  d.x *= chance(state, 2) ? 1 : -1;
  d.y *= chance(state, 2) ? 1 : -1;
  return d;
}

static void set_box(struct hull_sketch *s, double left, double top, double w, double h) {
  *s = (struct hull_sketch){4, {left, left + w, left + w, left}, {top, top, top + h, top + h}, s->r, 0};
}

static void move(struct hull_sketch *s, double x, double y) {
  for (unsigned k = 0; k < s->points; k++) {
    s->x[k] += x;
    s->y[k] += y;
  }
}

/* Anywhere within `span` of the origin. */
static void anywhere(uint64_t *state, bool box, int span, struct hull_sketch *s) {
  for (unsigned k = 0; k < s->points; k++) {
    s->x[k] = 2 * whole(state, -span, span);
    s->y[k] = 2 * whole(state, -span, span);
  }
  if (box) {
    const double w = 2 * whole(state, 0, span), h = 2 * whole(state, 0, span);
    set_box(s, s->x[0], s->y[0], w, h);
  }
}

/* How far points lie along a line: a few units times `stretch`. With `bits` there are as many in the number,
 * from a unit to `stretch` in size: differences of such numbers are longer than a double. */
struct reach_along {
  double stretch;
  int bits;
};

static const struct reach_along UNIT = {1, 0};

static double some_way(uint64_t *state, struct reach_along reach) {
  if (reach.bits == 0) {
    const double far = 2 * whole(state, -4, 4) * reach.stretch;
    return far + 2 * whole(state, 0, reach.stretch > 1);
  }
  const double digits = whole(state, INT64_C(1) << (reach.bits - 1), INT64_C(1) << reach.bits);
  const int scale = (int)cases_between(state, 1, ilogb(reach.stretch) - reach.bits);
  return ldexp(chance(state, 2) ? digits : -digits, scale);
}

/* Behind the line through the origin across the direction, or before it; at least one point on it. Returns
 * how far along the line one such is. */
static double along_line(uint64_t *state,
                         bool box,
                         struct direction d,
                         bool behind,
                         struct reach_along reach,
                         struct hull_sketch *s) {
  if (box) {
    const bool is_long = reach.bits != 0;
    const double w = is_long ? fabs(some_way(state, reach)) : 2 * whole(state, 0, 4) * reach.stretch;
    const double h = 2 * whole(state, 0, 4);
    set_box(s, 0, 0, w, h);
    const bool right = d.x == 0 ? chance(state, 2) : (d.x > 0) == behind;
    const bool bottom = d.y == 0 ? chance(state, 2) : (d.y > 0) == behind;
    const double along = 2 * whole(state, -3, 3);
    move(s, -d.y * along - (right ? s->x[2] : 0), d.x * along - (bottom ? s->y[2] : 0));
    return along;
  }
  double first = 0;
  const unsigned on_line = (unsigned)cases_between(state, 1, s->points);
  for (unsigned k = 0; k < s->points; k++) {
    const double along = some_way(state, k == 0 && reach.bits != 0 ? UNIT : reach);
    first = k == 0 ? along : first;
    const double off = k < on_line ? 0 : 2 * whole(state, 0, 3) * (behind ? -1 : 1);
    s->x[k] = off * d.x - along * d.y;
    s->y[k] = off * d.y + along * d.x;
  }
  return first;
}

/* Their sum is `sum`, or one beside it. */
static void share_radius(uint64_t *state, const bool round[2], double sum, struct hull_sketch s[2]) {
  if (chance(state, 4))
    sum += whole(state, -1, 1);
  sum = fmax(sum, 0);
  s[0].r = !round[0] ? 0 : !round[1] || chance(state, 8) ? sum : floor(sum * whole(state, 0, 4) / 4);
  s[1].r = round[1] ? sum - s[0].r : 0;
}

/* Sides that face each other across a direction. How far each reaches is one of so many, and what they are
 * moved along each other is at most `beside`. */
static void face(uint64_t *state,
                 const bool box[2],
                 const bool round[2],
                 const struct reach_along *reaches,
                 int count,
                 int64_t beside,
                 struct hull_sketch s[2]) {
  const struct direction d = some_direction(state);
  double along[2];
  for (unsigned k = 0; k < 2; k++)
    along[k] = along_line(state, box[k], d, k == 0, reaches[cases_between(state, 0, count - 1)], &s[k]);
  const double by = along[0] - along[1] + (chance(state, 2) ? 0 : 2 * whole(state, -beside, beside));
  move(&s[1], -d.y * by, d.x * by);
  const bool any_round = round[0] || round[1];
  const double apart = any_round ? whole(state, 0, 4) : whole(state, -3, 1);
  move(&s[1], fmax(apart, 0) * 2 * d.x, fmax(apart, 0) * 2 * d.y);
  const double length = d.length != 0 ? d.length : rint(hypot(d.x, d.y));
  share_radius(state, round, 2 * apart * length, s);
}

static void facing(
    uint64_t *state, enum number_type type, const bool box[2], const bool round[2], struct hull_sketch s[2]) {
  static const double FAR[TYPES] = {
      [TYPE_I32] = 0x1p20, [TYPE_I64] = 0x1p40, [TYPE_F32] = 0x1p50, [TYPE_F64] = 0x1p200};
  const struct reach_along reaches[] = {UNIT, UNIT, UNIT, UNIT, {100, 0}, {0x1p20, 0}, {FAR[type], 0}};
  face(state, box, round, reaches, 7, 4, s);
}

/* Multiples of a direction by numbers of so many bits are of the type still. */
static void facing_far(
    uint64_t *state, enum number_type type, const bool box[2], const bool round[2], struct hull_sketch s[2]) {
  static const struct reach_along FAR[TYPES] = {[TYPE_I32] = {0x1p24, 19},
                                                [TYPE_I64] = {0x1p48, 39},
                                                [TYPE_F32] = {0x1p60, 19},
                                                [TYPE_F64] = {0x1p100, 48}};
  const struct reach_along reaches[] = {UNIT, FAR[type]};
  face(state, box, round, reaches, 2, INT64_C(1) << cases_between(state, 2, FAR[type].bits), s);
}

static double middle(const double *of, unsigned i, unsigned k) { return (of[i] + of[k]) / 2; }

/* Points of the two, or middles of sides, are one; or, with radii, a triple away. */
static void sharing(uint64_t *state, const bool box[2], const bool round[2], struct hull_sketch s[2]) {
  static const int SPAN[] = {1, 2, 4, 12, 1000};
  double x[2] = {0}, y[2] = {0};
  /* One may go through a corner of the other, which is smaller. */
  const unsigned through = chance(state, 3) ? (unsigned)cases_between(state, 0, 1) : 2;
  for (unsigned k = 0; k < 2; k++) {
    anywhere(state, box[k], through == 2 ? SPAN[cases_between(state, 0, 4)] : through == k ? 12 : 2, &s[k]);
    const unsigned last = s[k].points - 1, a = (unsigned)cases_between(state, 0, last);
    unsigned b = chance(state, 2) ? a : (unsigned)cases_between(state, 0, last);
    if (through != 2)
      b = through == k ? (a + 1) % s[k].points : a;
    x[k] = middle(s[k].x, a, b);
    y[k] = middle(s[k].y, a, b);
  }
  const struct direction d = some_direction(state);
  const double apart = round[0] || round[1] ? 2 * whole(state, 0, 3) : 0;
  const double unit = box[1] ? 2 : 1; /* a box stays on even numbers */
  move(&s[1],
       unit * floor((x[0] - x[1]) / unit) + apart * d.x,
       unit * floor((y[0] - y[1]) / unit) + apart * d.y);
  share_radius(state, round, apart * (d.length != 0 ? d.length : rint(hypot(d.x, d.y))), s);
}

static void apiece(uint64_t *state, const bool box[2], const bool round[2], struct hull_sketch s[2]) {
  const int span = chance(state, 2) ? 2 : 4;
  for (unsigned k = 0; k < 2; k++) {
    anywhere(state, box[k], span, &s[k]);
    s[k].r = round[k] ? whole(state, 0, 5) : 0;
  }
}

static void swap_points(struct hull_sketch *s, unsigned i, unsigned k) {
  const double x = s->x[i], y = s->y[i];
  s->x[i] = s->x[k];
  s->y[i] = s->y[k];
  s->x[k] = x;
  s->y[k] = y;
}

static void shuffle(uint64_t *state, struct hull_sketch *s) {
  const unsigned last = s->points - 1, a = (unsigned)cases_between(state, 0, last);
  if (s->points > 2 && chance(state, 8)) { /* repeated, or on a side */
    const unsigned b = (unsigned)cases_between(state, 0, last),
                   c = chance(state, 2) ? b : (b + 1) % s->points;
    const double x = middle(s->x, b, c), y = middle(s->y, b, c);
    s->x[a] = x;
    s->y[a] = y;
  }
  for (unsigned k = last; k > 0; k--)
    swap_points(s, k, (unsigned)cases_between(state, 0, k));
}

/* A disc becomes an ellipse, and what touches it still does. */
static void stretch(double x, double y, struct hull_sketch s[2]) {
  for (unsigned shape = 0; shape < 2; shape++) {
    for (unsigned k = 0; k < s[shape].points; k++) {
      s[shape].x[k] *= x;
      s[shape].y[k] *= y;
    }
    s[shape].ry = s[shape].r * y;
    s[shape].r *= x;
  }
}

void hull_cases_pair(uint64_t *state, const struct form *form, bool far, struct hull_sketch s[2]) {
  bool box[2], round[2];
  for (unsigned k = 0; k < 2; k++) {
    const enum layout layout = form->layouts[k];
    box[k] = layout_has_sides(layout);
    s[k].points = layout_corners(layout);
    round[k] = layout_is_round(layout);
  }
  switch (far ? 5 : cases_between(state, 0, 4)) {
  case 5:
    facing_far(state, form->type, box, round, s);
    break;
  case 0:
    apiece(state, box, round, s);
    break;
  case 1:
    sharing(state, box, round, s);
    break;
  default:
    facing(state, form->type, box, round, s);
  }
  for (unsigned k = 0; k < 2; k++)
    if (!box[k])
      shuffle(state, &s[k]);
  const bool stretched = layout_is_stretched(form->layouts[0]) || layout_is_stretched(form->layouts[1]);
  const double by_x = stretched ? whole(state, 1, 4) : 1, by_y = stretched ? whole(state, 1, 4) : 1;
  stretch(by_x, by_y, s);
  if (chance(state, 4)) {
    const double x = 2 * whole(state, -9999, 9999), y = 2 * whole(state, -9999, 9999);
    move(&s[0], x, y);
    move(&s[1], x, y);
  }
}

/* Rounding hardly matters here: what stays bent is an invalid case. */
static int turns(enum number_type type, const union number *quad, const unsigned order[4]) {
  int left = 0, right = 0;
  long double x[4], y[4];
  for (unsigned k = 0; k < 4; k++) {
    const union number *corner = quad + (size_t)2 * order[k];
    x[k] = number_as_double(type, corner[0]);
    y[k] = number_as_double(type, corner[1]);
  }
  for (unsigned k = 0; k < 4; k++) {
    const unsigned l = (k + 1) % 4, m = (k + 2) % 4;
    const long double turn = (x[l] - x[k]) * (y[m] - y[l]) - (y[l] - y[k]) * (x[m] - x[l]);
    left |= turn > 0;
    right |= turn < 0;
  }
  return left + right;
}

void hull_cases_straighten(enum number_type type, union number *quad) {
  static const unsigned ORDER[3][4] = {{0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 1, 3}};
  union number from[8];
  for (unsigned k = 0; k < 8; k++)
    from[k] = quad[k];
  for (unsigned o = 0; o < 3; o++)
    if (turns(type, from, ORDER[o]) < 2) {
      for (unsigned k = 0; k < 8; k++)
        quad[k] = from[2 * ORDER[o][k / 2] + k % 2];
      return;
    }
  quad[6] = from[4];
  quad[7] = from[5];
}

enum hull_place hull_place_swapped(enum hull_place place) {
  static const enum hull_place SWAPPED[HULL_PLACES] = {[HULL_VERTEX_VERTEX] = HULL_VERTEX_VERTEX,
                                                       [HULL_VERTEX_SIDE] = HULL_SIDE_VERTEX,
                                                       [HULL_SIDE_VERTEX] = HULL_VERTEX_SIDE,
                                                       [HULL_PARALLEL] = HULL_PARALLEL,
                                                       [HULL_CROSSING] = HULL_CROSSING,
                                                       [HULL_VERTEX_OF_A_IN_B] = HULL_VERTEX_OF_B_IN_A,
                                                       [HULL_VERTEX_OF_B_IN_A] = HULL_VERTEX_OF_A_IN_B,
                                                       [HULL_CORNERS] = HULL_CORNERS,
                                                       [HULL_A_IN_B] = HULL_B_IN_A,
                                                       [HULL_B_IN_A] = HULL_A_IN_B};
  return SWAPPED[place];
}
