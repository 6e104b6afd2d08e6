#include "figure.h"

/* Bounds on the errors of doubles, with u = 2^-53, the half unit of rounding.
 *
 * Coordinates are scaled by a power of two so that all of them are below 2^133. What underflow loses then
 * stays below SLACK in a polynomial of degree two, where each of a few operations loses at most 2^-1074,
 * times at most 2^134; and below SLACK_4 in one of degree four, where the rest is at most 2^402.
 *
 * Bounds are themselves computed with rounding, a few operations of relative u each; a hundredth more
 * (ROUNDED) is far above that. */
#define UNIT 0x1p-53
#define SLACK 0x1p-900
#define SLACK_4 0x1p-600
#define ROUNDED 1.01

static double size_of(double value) { return __builtin_fabs(value); }

static const struct terms *terms_of(const struct figure *f, unsigned point, bool y) {
  const unsigned first = f->hull[0]->points;
  const struct hull *hull = f->hull[point >= first];
  const unsigned k = point >= first ? point - first : point;
  return y ? &hull->y[k] : &hull->x[k];
}

/* Every sum of the figure in turn: x and y of the points, then the radii. */
static const struct terms *sum_of(const struct figure *f, unsigned k) {
  return k < 2 * f->points ? terms_of(f, k / 2, k & 1) : &f->hull[k - 2 * f->points]->r;
}

static double greatest_term(const struct figure *f) {
  double greatest = 0;
  for (unsigned k = 0; k < 2 * f->points + 2; k++) {
    const struct terms *sum = sum_of(f, k);
    for (unsigned j = 0; j < sum->count; j++)
      greatest = size_of(sum->term[j]) > greatest ? size_of(sum->term[j]) : greatest;
  }
  return greatest;
}

/* Numbers between 2^-64 and 2^128 stay as they are, so that most are exact; others come near 1 where that
 * takes no more than 2^960. */
static double scale_for(double greatest) {
  if (greatest == 0 || (greatest >= 0x1p-64 && greatest <= 0x1p128))
    return 1;
  const struct parts parts = take_apart(greatest);
  const int exponent = parts.exponent + 64 - __builtin_clzll(parts.mantissa);
  return power_of_two(exponent > 960 ? -960 : exponent < -960 ? 960 : -exponent);
}

/* Two-sum: its errors are exact, so the sum is off by at most the sum of their sizes. A scaled term may lose
 * 2^-1075. */
static struct near near_sum(struct near sum, const struct terms *terms, double scale) {
  for (unsigned k = 0; k < terms->count; k++) {
    const double a = sum.value, b = terms->term[k] * scale, both = a + b, back = both - a;
    const double lost = (a - (both - back)) + (b - back);
    sum.error += size_of(lost) * ROUNDED;
    sum.value = both;
  }
  if (scale != 1)
    sum.error += 0x1p-1060;
  return sum;
}

/* Whole multiples, up to 2^25, of one power of two: then products of differences, and their sums, are exact
 * in doubles. */
static bool is_lattice(const struct figure *f, double greatest) {
  if (f->scale != 1)
    return false;
  const struct parts parts = take_apart(greatest);
  const double per_unit = greatest == 0 ? 1 : power_of_two(24 - (parts.exponent + 52));
  for (unsigned k = 0; k < f->points; k++) {
    const double x = f->x[k].value * per_unit, y = f->y[k].value * per_unit;
    if (f->x[k].error != 0 || f->y[k].error != 0 || size_of(x) > 0x1p25 || size_of(y) > 0x1p25 ||
        x != (double)(int32_t)x || y != (double)(int32_t)y)
      return false;
  }
  return true;
}

void figure_begin(struct figure *f, const struct hull *a, const struct hull *b) {
  f->hull[0] = a;
  f->hull[1] = b;
  f->points = a->points + b->points;
  f->has_unit = f->has_reach = false;
  f->has_point = 0;
  const double greatest = greatest_term(f);
  f->scale = scale_for(greatest);
  const struct near zero = {0, 0};
  for (unsigned k = 0; k < f->points; k++) {
    f->x[k] = near_sum(zero, terms_of(f, k, false), f->scale);
    f->y[k] = near_sum(zero, terms_of(f, k, true), f->scale);
  }
  f->reach = near_sum(near_sum(zero, &a->r, f->scale), &b->r, f->scale);
  const bool exact = is_lattice(f, greatest);
  f->share = exact ? 0 : 4.5 * UNIT;
  f->slack = exact ? 0 : SLACK;
}

/* ---- doubles ---- */

enum { UNDECIDED = 2 };

/* Of vectors u and v: u x v or u . v. */
enum polynomial { CROSS, DOT };

static int near_sign(struct near number) {
  if (size_of(number.value) > number.error)
    return number.value > 0 ? 1 : -1;
  return number.error == 0 ? 0 : UNDECIDED;
}

/* A difference; its error leaves out the rounding of the subtraction, a relative u. */
static struct near apart(struct near a, struct near b) {
  return (struct near){a.value - b.value, a.error + b.error};
}

static bool is_zero(struct near a) { return a.value == 0 && a.error == 0; }

/* a b + sign c d for four differences. With A = a (1 + d1) + e1 and B likewise, |d| <= u, |e| at most the
 * error, A B differs from the computed product p by at most |p| (3 u + ...) + (1 + u) (|a| eB + |b| eA) + eA
 * eB; the last addition has another u (|p| + |q|). 4.5 u covers 4 u and the squares of u. */
static struct near near_products(
    const struct figure *f, struct near a, struct near b, struct near c, struct near d, double sign) {
  const double p = a.value * b.value, q = sign * c.value * d.value;
  const double given = size_of(a.value) * b.error + size_of(b.value) * a.error + a.error * b.error +
                       size_of(c.value) * d.error + size_of(d.value) * c.error + c.error * d.error;
  const struct near sum = {p + q, f->share * (size_of(p) + size_of(q)) + given * ROUNDED + f->slack};
  if (p + q == 0 && (is_zero(a) || is_zero(b)) && (is_zero(c) || is_zero(d)))
    return (struct near){0, 0};
  return sum;
}

static struct near near_products_of(
    const struct figure *f, enum polynomial kind, unsigned p, unsigned q, unsigned r, unsigned s) {
  const struct near ux = apart(f->x[q], f->x[p]), uy = apart(f->y[q], f->y[p]);
  const struct near vx = apart(f->x[s], f->x[r]), vy = apart(f->y[s], f->y[r]);
  return kind == CROSS ? near_products(f, ux, vy, uy, vx, -1) : near_products(f, ux, vx, uy, vy, 1);
}

/* For numbers of degree one or two, whose errors are whole. */
static struct near near_product(struct near a, struct near b) {
  const double p = a.value * b.value;
  const double given = size_of(a.value) * b.error + size_of(b.value) * a.error + a.error * b.error;
  return (struct near){p, (given + UNIT * size_of(p)) * ROUNDED + SLACK_4};
}

static struct near near_difference(struct near a, struct near b) {
  const double d = a.value - b.value;
  return (struct near){d, (a.error + b.error + UNIT * size_of(d)) * ROUNDED};
}

/* ---- digits ---- */

static int find_unit(const struct figure *f) {
  int unit = 1024;
  for (unsigned k = 0; k < 2 * f->points + 2; k++) {
    const struct terms *sum = sum_of(f, k);
    for (unsigned j = 0; j < sum->count; j++)
      unit = lowest_bit(sum->term[j], unit);
  }
  return unit;
}

static void add_terms(struct figure *f, struct cells *sum, const struct terms *terms) {
  if (!f->has_unit)
    f->unit = find_unit(f);
  f->has_unit = true;
  for (unsigned k = 0; k < terms->count; k++)
    cells_add_double(sum, terms->term[k], f->unit);
}

static void take_sum(struct figure *f, const struct terms *a, const struct terms *b, struct digits *number) {
  struct cells sum;
  cells_clear(&sum);
  add_terms(f, &sum, a);
  if (b != NULL)
    add_terms(f, &sum, b);
  cells_settle(&sum);
  cells_to_digits(&sum, number);
}

static const struct exact_point *exact_point(struct figure *f, unsigned k) {
  struct exact_point *point = &f->point[k];
  if ((f->has_point >> k & 1) == 0) {
    take_sum(f, terms_of(f, k, false), NULL, &point->x);
    take_sum(f, terms_of(f, k, true), NULL, &point->y);
    f->has_point |= (uint32_t)1 << k;
  }
  return point;
}

static const struct digits *exact_reach(struct figure *f) {
  if (!f->has_reach)
    take_sum(f, &f->hull[0]->r, &f->hull[1]->r, &f->exact_reach);
  f->has_reach = true;
  return &f->exact_reach;
}

static void exact_vector(struct figure *f, unsigned p, unsigned q, struct exact_point *vector) {
  const struct exact_point *from = exact_point(f, p), *to = exact_point(f, q);
  digits_subtract(&to->x, &from->x, &vector->x);
  digits_subtract(&to->y, &from->y, &vector->y);
}

static void exact_products(struct figure *f,
                           enum polynomial kind,
                           unsigned p,
                           unsigned q,
                           unsigned r,
                           unsigned s,
                           struct cells *sum) {
  struct exact_point u, v;
  exact_vector(f, p, q, &u);
  exact_vector(f, r, s, &v);
  cells_clear(sum);
  cells_add_product(sum, &u.x, kind == CROSS ? &v.y : &v.x, false);
  cells_add_product(sum, &u.y, kind == CROSS ? &v.x : &v.y, kind == CROSS);
  cells_settle(sum);
}

/* |q - p|^2 - reach^2 */
static void exact_near_point(struct figure *f, unsigned p, unsigned q, struct cells *sum) {
  struct exact_point u;
  exact_vector(f, p, q, &u);
  const struct digits *reach = exact_reach(f);
  cells_clear(sum);
  cells_add_product(sum, &u.x, &u.x, false);
  cells_add_product(sum, &u.y, &u.y, false);
  cells_add_product(sum, reach, reach, true);
  cells_settle(sum);
}

/* ((q - p) x (v - p))^2 - reach^2 |q - p|^2 */
static void exact_near_line(struct figure *f, unsigned v, unsigned p, unsigned q, struct cells *sum) {
  struct digits cross, square, length;
  const struct digits *reach = exact_reach(f);
  exact_products(f, CROSS, p, q, p, v, sum);
  cells_to_digits(sum, &cross);
  exact_products(f, DOT, p, q, p, q, sum);
  cells_to_digits(sum, &length);
  cells_clear(sum);
  cells_add_product(sum, reach, reach, false);
  cells_settle(sum);
  cells_to_digits(sum, &square);
  cells_clear(sum);
  cells_add_product(sum, &cross, &cross, false);
  cells_add_product(sum, &square, &length, true);
  cells_settle(sum);
}

/* ---- signs ---- */

static inline int
products_sign(struct figure *f, enum polynomial kind, unsigned p, unsigned q, unsigned r, unsigned s) {
  const int sign = near_sign(near_products_of(f, kind, p, q, r, s));
  if (sign != UNDECIDED)
    return sign;
  struct cells sum;
  exact_products(f, kind, p, q, r, s, &sum);
  return cells_sign(&sum);
}

int figure_cross(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  return products_sign(f, CROSS, p, q, r, s);
}

int figure_dot(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  return products_sign(f, DOT, p, q, r, s);
}

bool figure_same(struct figure *f, unsigned p, unsigned q) {
  const int x = near_sign(near_difference(f->x[q], f->x[p])),
            y = near_sign(near_difference(f->y[q], f->y[p]));
  if (x == 1 || x == -1 || y == 1 || y == -1)
    return false;
  if (x == 0 && y == 0)
    return true;
  struct exact_point u;
  exact_vector(f, p, q, &u);
  return digits_are_zero(&u.x) && digits_are_zero(&u.y);
}

int figure_reach(struct figure *f) {
  const int sign = near_sign(f->reach);
  if (sign != UNDECIDED)
    return sign;
  return digits_are_zero(exact_reach(f)) ? 0 : exact_reach(f)->digit[exact_reach(f)->high - 1] > 0 ? 1 : -1;
}

int figure_near_point(struct figure *f, unsigned p, unsigned q) {
  const struct near square = near_product(f->reach, f->reach), length = near_products_of(f, DOT, p, q, p, q);
  const int sign = near_sign(near_difference(length, square));
  if (sign != UNDECIDED)
    return sign;
  struct cells sum;
  exact_near_point(f, p, q, &sum);
  return cells_sign(&sum);
}

int figure_near_line(struct figure *f, unsigned v, unsigned p, unsigned q) {
  const struct near square = near_product(f->reach, f->reach), length = near_products_of(f, DOT, p, q, p, q);
  const struct near cross = near_products_of(f, CROSS, p, q, p, v);
  const int sign = near_sign(near_difference(near_product(cross, cross), near_product(square, length)));
  if (sign != UNDECIDED)
    return sign;
  struct cells sum;
  exact_near_line(f, v, p, q, &sum);
  return cells_sign(&sum);
}

/* ---- values ---- */

/* Digits know nothing of the scale, so their values are those of the hulls as given. */
struct scaled figure_reach_value(struct figure *f) {
  struct cells sum;
  cells_clear(&sum);
  add_terms(f, &sum, &f->hull[0]->r);
  add_terms(f, &sum, &f->hull[1]->r);
  cells_settle(&sum);
  return cells_value(&sum, f->unit);
}

static struct scaled
products_value(struct figure *f, enum polynomial kind, unsigned p, unsigned q, unsigned r, unsigned s) {
  struct cells sum;
  exact_products(f, kind, p, q, r, s, &sum);
  return cells_value(&sum, 2 * f->unit);
}

struct scaled figure_length(struct figure *f, unsigned p, unsigned q) {
  return scaled_root(products_value(f, DOT, p, q, p, q));
}

struct scaled figure_cross_value(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  return products_value(f, CROSS, p, q, r, s);
}

/* d - R = (d^2 - R^2) / (d + R): the numerator is exact, and the denominator adds positive numbers. */
struct scaled figure_point_gap(struct figure *f, unsigned p, unsigned q) {
  struct cells sum;
  exact_near_point(f, p, q, &sum);
  return scaled_divide(cells_value(&sum, 2 * f->unit),
                       scaled_add(figure_length(f, p, q), figure_reach_value(f)));
}

/* The same of d = |c| / l, with c the cross product and l the length. */
struct scaled figure_line_gap(struct figure *f, unsigned v, unsigned p, unsigned q) {
  struct cells sum;
  exact_near_line(f, v, p, q, &sum);
  struct scaled cross = products_value(f, CROSS, p, q, p, v);
  cross.m = size_of(cross.m);
  const struct scaled distance = scaled_divide(cross, figure_length(f, p, q));
  const struct scaled above =
      scaled_divide(cells_value(&sum, 4 * f->unit), products_value(f, DOT, p, q, p, q));
  return scaled_divide(above, scaled_add(distance, figure_reach_value(f)));
}
