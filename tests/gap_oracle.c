#include "gap_oracle.h"

#include <float.h>
#include <gmp.h>
#include <math.h>
#include <stdlib.h>

enum {
  CORNERS = 8 /* of four that move */,
  RING = 16,
  BITS = 9216 /* for polynomials of degree four in any doubles */
};

struct spot {
  mpf_t x, y;
};

/* Points grown by r; an ellipse has a radius for each axis. */
struct grown {
  unsigned points;
  struct spot at[CORNERS];
  mpf_t r, ry;
  bool ellipse;
};

/* A polygon, and of each edge between which parts of a way a point is within a bound of it. */
struct ring {
  unsigned corners, near;
  struct spot at[RING];
  mpf_t first[RING], last[RING], bound;
};

struct gap_oracle {
  struct grown shape[SHAPES], alone, core, passed;
  struct ring ring;                          /* without corners: the second shape is convex */
  mpf_t bound, square;                       /* of a distance, and its square */
  struct spot u, v;                          /* vectors */
  mpf_t low[SHAPES], high[SHAPES];           /* along a direction */
  mpf_t one, cross, dot, length, s, t, less; /* what is in hand */
};

/* ---- numbers ---- */

static void each_of_shape(struct grown *shape, void of(mpf_ptr number)) {
  for (unsigned k = 0; k < CORNERS; k++) {
    of(shape->at[k].x);
    of(shape->at[k].y);
  }
  of(shape->r);
  of(shape->ry);
}

static void make(mpf_ptr number) { mpf_init2(number, BITS); }

static void each_number(struct gap_oracle *o, void of(mpf_ptr number)) {
  for (unsigned s = 0; s < SHAPES; s++) {
    each_of_shape(&o->shape[s], of);
    of(o->low[s]);
    of(o->high[s]);
  }
  each_of_shape(&o->alone, of);
  each_of_shape(&o->core, of);
  each_of_shape(&o->passed, of);
  for (unsigned k = 0; k < RING; k++) {
    of(o->ring.at[k].x);
    of(o->ring.at[k].y);
    of(o->ring.first[k]);
    of(o->ring.last[k]);
  }
  const mpf_ptr rest[] = {o->ring.bound,
                          o->bound,
                          o->square,
                          o->u.x,
                          o->u.y,
                          o->v.x,
                          o->v.y,
                          o->one,
                          o->cross,
                          o->dot,
                          o->length,
                          o->s,
                          o->t,
                          o->less};
  for (unsigned k = 0; k < sizeof rest / sizeof rest[0]; k++)
    of(rest[k]);
}

struct gap_oracle *gap_oracle_new(void) {
  struct gap_oracle *o = calloc(1, sizeof *o);
  if (o == NULL)
    abort();
  each_number(o, make);
  return o;
}

void gap_oracle_free(struct gap_oracle *o) {
  each_number(o, mpf_clear);
  free(o);
}

static void set_number(mpf_t to, enum number_type type, union number number) {
  if (type == TYPE_I64)
    mpf_set_si(to, number.i64);
  else
    mpf_set_d(to, number_as_double(type, number));
}

/* ---- shapes ---- */

static void set_spot(struct spot *spot, const mpf_t x, const mpf_t y) {
  mpf_set(spot->x, x);
  mpf_set(spot->y, y);
}

static void set_way(struct spot *way, const struct spot *from, const struct spot *to) {
  mpf_sub(way->x, to->x, from->x);
  mpf_sub(way->y, to->y, from->y);
}

/* a b + sign c d */
static void set_products(
    struct gap_oracle *o, mpf_t to, const mpf_t a, const mpf_t b, int sign, const mpf_t c, const mpf_t d) {
  mpf_mul(o->one, a, b);
  mpf_mul(to, c, d);
  if (sign < 0)
    mpf_sub(to, o->one, to);
  else
    mpf_add(to, o->one, to);
}

/* The span along an axis of a shape that is told by where it is and how large. */
static void set_span(struct gap_oracle *o,
                     const struct form *form,
                     const union number *n,
                     unsigned shape,
                     enum axis axis,
                     mpf_t low,
                     mpf_t high) {
  const enum layout layout = form->layouts[shape];
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    if (column->axis != axis && column->axis != AXIS_BOTH)
      continue;
    set_number(o->s, form->type, n[k]);
    if (column->role == COLUMN_AT) {
      mpf_set(low, o->s);
      mpf_set(high, o->s);
    } else if (column->role == COLUMN_FAR) {
      mpf_set(high, o->s);
    } else if (column->role != COLUMN_RADIUS) {
      mpf_add(high, high, o->s);
      if (column->role == COLUMN_HALF)
        mpf_sub(low, low, o->s);
    }
  }
  if (layout == LAYOUT_BOX_PIXELS)
    mpf_sub_ui(high, high, 1);
}

/* An ellipse without one of its radii is a segment along the other. */
static void flatten(struct gap_oracle *o, const struct form *form, const union number *n, unsigned s) {
  struct grown *shape = &o->shape[s];
  set_span(o, form, n, s, AXIS_X, shape->at[0].x, shape->at[1].x);
  set_span(o, form, n, s, AXIS_Y, shape->at[0].y, shape->at[1].y);
  mpf_sub(shape->at[0].x, shape->at[0].x, shape->r);
  mpf_add(shape->at[1].x, shape->at[1].x, shape->r);
  mpf_sub(shape->at[0].y, shape->at[0].y, shape->ry);
  mpf_add(shape->at[1].y, shape->at[1].y, shape->ry);
  mpf_set_ui(shape->r, 0);
  mpf_set_ui(shape->ry, 0);
  shape->points = 2;
  shape->ellipse = false;
}

static void set_shape(struct gap_oracle *o, const struct form *form, const union number *n, unsigned s) {
  const enum layout layout = form->layouts[s];
  struct grown *shape = &o->shape[s];
  unsigned vertex = 0;
  shape->ellipse = layout_is_stretched(layout);
  mpf_set_ui(shape->r, 0);
  mpf_set_ui(shape->ry, 0);
  for (unsigned k = 0; k < layout_columns(layout); k++) {
    const struct form_column *column = layout_column_at(layout, k);
    if (column->role == COLUMN_VERTEX)
      set_number(vertex % 2 == 0 ? shape->at[vertex / 2].x : shape->at[vertex / 2].y, form->type, n[k]),
          vertex++;
    if (column->role == COLUMN_RADIUS)
      set_number(column->axis == AXIS_Y ? shape->ry : shape->r, form->type, n[k]);
  }
  shape->points = vertex / 2;
  if (shape->ellipse && (mpf_sgn(shape->r) == 0 || mpf_sgn(shape->ry) == 0)) {
    flatten(o, form, n, s);
    return;
  }
  if (vertex > 0)
    return;
  set_span(o, form, n, s, AXIS_X, shape->at[0].x, shape->at[2].x);
  set_span(o, form, n, s, AXIS_Y, shape->at[0].y, shape->at[2].y);
  if (layout == LAYOUT_ROUNDED) { /* the radius is inside of the sides */
    mpf_add(shape->at[0].x, shape->at[0].x, shape->r);
    mpf_add(shape->at[0].y, shape->at[0].y, shape->r);
    mpf_sub(shape->at[2].x, shape->at[2].x, shape->r);
    mpf_sub(shape->at[2].y, shape->at[2].y, shape->r);
  }
  set_spot(&shape->at[1], shape->at[2].x, shape->at[0].y);
  set_spot(&shape->at[3], shape->at[0].x, shape->at[2].y);
  shape->points = layout_is_box(layout) || layout_kind(layout) == KIND_ROUNDED ? 4 : 1;
}

/* Of corners in one line the two ends are the second shape. */
static void set_ends(struct gap_oracle *o) {
  const struct spot *const at = o->ring.at;
  unsigned low = 0, high = 0;
  for (unsigned k = 1; k < o->ring.corners; k++) {
    const int x = mpf_cmp(at[k].x, at[low].x), y = mpf_cmp(at[k].y, at[low].y);
    low = x < 0 || (x == 0 && y < 0) ? k : low;
    const int other_x = mpf_cmp(at[k].x, at[high].x), other_y = mpf_cmp(at[k].y, at[high].y);
    high = other_x > 0 || (other_x == 0 && other_y > 0) ? k : high;
  }
  set_spot(&o->shape[1].at[0], at[low].x, at[low].y);
  set_spot(&o->shape[1].at[1], at[high].x, at[high].y);
  o->shape[1].points = 2;
  o->ring.corners = 0;
}

static void set_ring(struct gap_oracle *o, const struct form *form, const union number *n) {
  bool bends = false;
  o->ring.corners = (unsigned)number_as_double(form->type, n[0]);
  o->shape[1].ellipse = false;
  mpf_set_ui(o->shape[1].r, 0);
  for (unsigned k = 0; k < o->ring.corners; k++) {
    const struct spot *const at = o->ring.at;
    set_number(o->ring.at[k].x, form->type, n[1 + 2 * k]);
    set_number(o->ring.at[k].y, form->type, n[2 + 2 * k]);
    for (unsigned j = 0; j < k; j++) {
      set_way(&o->u, &at[0], &at[j]);
      set_way(&o->v, &at[0], &at[k]);
      set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
      bends |= mpf_sgn(o->cross) != 0;
    }
  }
  if (!bends)
    set_ends(o);
}

static void set_case(struct gap_oracle *o, const struct form *form, const union number *numbers) {
  o->ring.corners = 0;
  for (unsigned s = 0; s < SHAPES; s++)
    if (layout_is_ring(form->layouts[s]))
      set_ring(o, form, numbers + form_first_column(form, s));
    else
      set_shape(o, form, numbers + form_first_column(form, s), s);
}

/* ---- the gap of two cores against a bound ---- */

static bool is_no_way(const struct spot *way) { return mpf_sgn(way->x) == 0 && mpf_sgn(way->y) == 0; }

/* How far points reach square to u. */
static void set_reach(struct gap_oracle *o, unsigned s, const struct grown *shape) {
  for (unsigned k = 0; k < shape->points; k++) {
    set_products(o, o->cross, o->u.x, shape->at[k].y, -1, o->u.y, shape->at[k].x);
    if (k == 0 || mpf_cmp(o->cross, o->low[s]) < 0)
      mpf_set(o->low[s], o->cross);
    if (k == 0 || mpf_cmp(o->cross, o->high[s]) > 0)
      mpf_set(o->high[s], o->cross);
  }
}

/* Over all directions, there and back: whether one parts the cores; the greatest sign of the bound less how
 * deep they are. */
struct directions {
  bool apart, area;
  int most;
};

static void
try_direction(struct gap_oracle *o, const struct grown *a, const struct grown *b, struct directions *d) {
  set_products(o, o->length, o->u.x, o->u.x, 1, o->u.y, o->u.y);
  set_reach(o, 0, a);
  set_reach(o, 1, b);
  for (unsigned way = 0; way < 2; way++) {
    mpf_sub(o->s, way == 0 ? o->high[0] : o->high[1], way == 0 ? o->low[1] : o->low[0]);
    d->apart |= mpf_sgn(o->s) < 0;
    mpf_mul(o->s, o->s, o->s);
    mpf_mul(o->t, o->square, o->length);
    const int sign = mpf_cmp(o->t, o->s);
    d->most = (sign > 0) - (sign < 0) > d->most ? (sign > 0) - (sign < 0) : d->most;
  }
}

static struct directions try_directions(struct gap_oracle *o, const struct grown *a, const struct grown *b) {
  struct directions d = {.most = -2};
  for (unsigned s = 0; s < SHAPES; s++) {
    const struct grown *of = s == 0 ? a : b;
    for (unsigned i = 0; i < of->points; i++)
      for (unsigned j = i + 1; j < of->points; j++) {
        set_way(&o->u, &of->at[i], &of->at[j]);
        if (is_no_way(&o->u))
          continue;
        if (d.most > -2) {
          set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
          d.area |= mpf_sgn(o->cross) != 0;
        }
        set_spot(&o->v, o->u.x, o->u.y);
        try_direction(o, a, b, &d);
      }
  }
  d.most = d.most == -2 ? mpf_sgn(o->square) : d.most;
  return d;
}

/* The least sign, over points of `a` and points and lines of `b`, of a distance less the bound. */
static int least_distance(struct gap_oracle *o, const struct grown *a, const struct grown *b, int least) {
  for (unsigned k = 0; k < a->points; k++)
    for (unsigned i = 0; i < b->points; i++)
      for (unsigned j = i; j < b->points; j++) {
        set_way(&o->u, &b->at[i], &b->at[j]);
        set_way(&o->v, &b->at[i], &a->at[k]);
        set_products(o, o->length, o->u.x, o->u.x, 1, o->u.y, o->u.y);
        set_products(o, o->dot, o->u.x, o->v.x, 1, o->u.y, o->v.y);
        int sign;
        if (i == j) {
          set_products(o, o->s, o->v.x, o->v.x, 1, o->v.y, o->v.y);
          sign = mpf_cmp(o->s, o->square);
        } else if (mpf_sgn(o->dot) <= 0 || mpf_cmp(o->dot, o->length) >= 0) {
          continue;
        } else {
          set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
          mpf_mul(o->s, o->cross, o->cross);
          mpf_mul(o->t, o->square, o->length);
          sign = mpf_cmp(o->s, o->t);
        }
        sign = (sign > 0) - (sign < 0);
        least = sign < least ? sign : least;
      }
  return least;
}

/* Against o->bound. */
static int core_sign(struct gap_oracle *o, const struct grown *a, const struct grown *b) {
  const int bound = mpf_sgn(o->bound);
  mpf_mul(o->square, o->bound, o->bound);
  const struct directions d = try_directions(o, a, b);
  bool apart = d.apart;
  if (!apart && !d.area) {
    mpf_set(o->less, o->square);
    mpf_set_ui(o->square, 0);
    apart = least_distance(o, b, a, least_distance(o, a, b, 1)) > 0;
    mpf_set(o->square, o->less);
  }
  if (!apart)
    return bound > 0 ? -1 : d.most;
  return bound <= 0 ? 1 : least_distance(o, b, a, least_distance(o, a, b, 1));
}

static void add_terms(mpf_t to, const double *terms, unsigned count, mpf_t hand) {
  for (unsigned k = 0; k < count; k++) {
    mpf_set_d(hand, terms[k]);
    mpf_add(to, to, hand);
  }
}

static int sign_of(
    struct gap_oracle *o, const struct grown *a, const struct grown *b, const double *bound, unsigned terms) {
  mpf_add(o->bound, a->r, b->r);
  add_terms(o->bound, bound, terms, o->s);
  return core_sign(o, a, b);
}

int gap_oracle_sign(struct gap_oracle *o,
                    const struct form *form,
                    const union number *numbers,
                    const double *bound,
                    unsigned terms) {
  set_case(o, form, numbers);
  return sign_of(o, &o->shape[0], &o->shape[1], bound, terms);
}

/* ---- what is within what ---- */

/* An ellipse about the origin holds (x, y) where (x ry)^2 + (y rx)^2 is at most (rx ry)^2. */
static int spot_out_of_ellipse(struct gap_oracle *o, const struct spot *at) {
  set_way(&o->u, &o->shape[0].at[0], at);
  mpf_mul(o->u.x, o->u.x, o->shape[0].ry);
  mpf_mul(o->u.y, o->u.y, o->shape[0].r);
  set_products(o, o->s, o->u.x, o->u.x, 1, o->u.y, o->u.y);
  mpf_mul(o->t, o->shape[0].r, o->shape[0].ry);
  mpf_mul(o->t, o->t, o->t);
  return mpf_cmp(o->s, o->t);
}

/* An ellipse lies to the inside of a line along u where its centre does, and the centre's cross product with
 * u is, squared, at least (u.x ry)^2 + (u.y rx)^2; a disc likewise of a radius o->bound. */
static int round_out_of_sides(struct gap_oracle *o, const struct spot *at, const mpf_t rx, const mpf_t ry) {
  const struct grown *a = &o->shape[0];
  int most = -1, turn = 0, sides = 0;
  for (unsigned k = 0; k < a->points && turn == 0; k++)
    for (unsigned j = 0; j < a->points && turn == 0; j++) {
      set_way(&o->u, &a->at[k], &a->at[(k + 1) % a->points]);
      set_way(&o->v, &a->at[k], &a->at[j]);
      set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
      turn = mpf_sgn(o->cross);
    }
  for (unsigned k = 0; k < a->points && turn != 0; k++) {
    set_way(&o->u, &a->at[k], &a->at[(k + 1) % a->points]);
    set_way(&o->v, &a->at[k], at);
    if (is_no_way(&o->u))
      continue;
    sides++;
    set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
    const int inside = mpf_sgn(o->cross) * turn;
    mpf_mul(o->u.x, o->u.x, ry);
    mpf_mul(o->u.y, o->u.y, rx);
    set_products(o, o->s, o->u.x, o->u.x, 1, o->u.y, o->u.y);
    mpf_mul(o->t, o->cross, o->cross);
    const int sign = inside < 0 ? 1 : mpf_cmp(o->s, o->t);
    most = sign > most ? sign : most;
  }
  return sides > 0 ? most : 1;
}

/* Where the container has the larger radius, how far a corner lies from its core counts, else how far within
 * each of its sides. */
static int spot_out(struct gap_oracle *o, const struct spot *at, const struct grown *b) {
  struct grown *a = &o->shape[0];
  if (a->ellipse)
    return spot_out_of_ellipse(o, at);
  if (b->ellipse)
    return round_out_of_sides(o, at, b->r, b->ry);
  mpf_sub(o->less, b->r, a->r);
  if (mpf_sgn(o->less) > 0) {
    mpf_set(o->core.r, o->less);
    return round_out_of_sides(o, at, o->core.r, o->core.r);
  }
  o->alone.points = 1;
  set_spot(&o->alone.at[0], at->x, at->y);
  mpf_neg(o->bound, o->less);
  return core_sign(o, a, &o->alone);
}

int gap_oracle_out(struct gap_oracle *o,
                   const struct form *form,
                   const union number *numbers,
                   bool *on_boundary) {
  set_case(o, form, numbers);
  const struct grown *b = &o->shape[1];
  int most = -1;
  for (unsigned k = 0; k < b->points; k++) {
    const int sign = spot_out(o, &b->at[k], b);
    most = sign > most ? (sign > 0) - (sign < 0) : most;
  }
  *on_boundary = false;
  if (most != 0 || b->points > 2 || mpf_sgn(b->r) > 0 || b->ellipse)
    return most;
  /* All of a segment is in the boundary of a convex shape where its middle is. */
  struct spot *middle = &o->core.at[0];
  mpf_add(middle->x, b->at[0].x, b->at[b->points - 1].x);
  mpf_add(middle->y, b->at[0].y, b->at[b->points - 1].y);
  mpf_div_ui(middle->x, middle->x, 2);
  mpf_div_ui(middle->y, middle->y, 2);
  *on_boundary = spot_out(o, middle, b) == 0;
  return most;
}

/* ---- answers ---- */

static int sign_against(struct gap_oracle *o, const double *bound) {
  return sign_of(o, &o->shape[0], &o->shape[1], bound, 3);
}

static enum grade
grade_distance(struct gap_oracle *o, double d, const struct allowance *a, enum number_type type) {
  static const double NONE[3] = {0, 0, 0};
  const double share = a->share * fabs(d), most[3] = {d, share, a->slack}, least[3] = {d, -share, -a->slack};
  if (isnan(d))
    return GRADE_NAN;
  if (a->meeting == WHEN_MEETING_UNSTATED && sign_against(o, NONE) <= 0)
    return GRADE_RIGHT;
  if (d < 0 && (a->meeting != WHEN_MEETING_NEGATIVE || isinf(d)))
    return GRADE_NEAR;
  if (isinf(d)) {
    const double largest = type == TYPE_F32 ? (double)FLT_MAX : DBL_MAX;
    const double beyond[3] = {largest, -a->share * largest, 0};
    return sign_against(o, beyond) < 0 ? GRADE_FAR : GRADE_RIGHT;
  }
  if (sign_against(o, most) > 0)
    return GRADE_NEAR;
  mpf_set_ui(o->less, 0);
  add_terms(o->less, least, 3, o->s);
  if (a->meeting != WHEN_MEETING_NEGATIVE && mpf_sgn(o->less) <= 0)
    return GRADE_RIGHT;
  return sign_against(o, least) < 0 ? GRADE_FAR : GRADE_RIGHT;
}

/* Of o->v: the root, rounded to a double, of the square, rounded to one, whatever its exponent. */
static double length_of_way(struct gap_oracle *o) {
  long exponent;
  set_products(o, o->s, o->v.x, o->v.x, 1, o->v.y, o->v.y);
  if (mpf_sgn(o->s) == 0)
    return 0;
  mpf_get_d_2exp(&exponent, o->s);
  exponent += exponent & 1;
  if (exponent > 0)
    mpf_div_2exp(o->s, o->s, (mp_bitcnt_t)exponent);
  else
    mpf_mul_2exp(o->s, o->s, (mp_bitcnt_t)-exponent);
  const double down = mpf_get_d(o->s), up = nextafter(down, 1);
  mpf_set_d(o->t, down);
  mpf_sub(o->t, o->s, o->t);
  mpf_set_d(o->one, (up - down) / 2);
  const int half = mpf_cmp(o->t, o->one);
  const bool even = fmod(down / (up - down), 2) == 0;
  return fmin(ldexp(sqrt(half > 0 || (half == 0 && !even) ? up : down), (int)(exponent / 2)), DBL_MAX);
}

static enum grade grade_nearest(struct gap_oracle *o,
                                unsigned point,
                                const double *answer,
                                const struct allowance *a,
                                enum number_type type) {
  static const double NONE[3] = {0, 0, 0};
  if (isnan(answer[0]) || isnan(answer[1]))
    return GRADE_NAN;
  const int gap = sign_against(o, NONE);
  if (a->meeting == WHEN_MEETING_UNSTATED && gap <= 0)
    return GRADE_RIGHT;
  if (isinf(answer[0]) || isinf(answer[1]))
    return GRADE_OFF;
  const struct grown *shape = &o->shape[1 - point];
  struct grown *q = &o->alone;
  const double slack[] = {a->slack}, deep[] = {-a->slack};
  q->points = 1;
  mpf_set_ui(q->r, 0);
  mpf_set_d(q->at[0].x, answer[0]);
  mpf_set_d(q->at[0].y, answer[1]);
  const bool depth = a->meeting == WHEN_MEETING_NEGATIVE && gap <= 0;
  if (sign_of(o, q, shape, slack, 1) > 0 || (depth && sign_of(o, q, shape, deep, 1) < 0))
    return GRADE_OFF;
  set_way(&o->v, &o->shape[point].at[0], &q->at[0]);
  const double distance = length_of_way(o), far = distance < DBL_MAX ? distance : INFINITY;
  if (grade_distance(o, depth ? -distance : far, a, type) != GRADE_RIGHT)
    return GRADE_FAR;
  for (unsigned k = 0; k < shape->points && gap > 0; k++) {
    set_way(&o->v, &q->at[0], &shape->at[k]);
    const double on = length_of_way(o);
    set_way(&o->u, &o->shape[point].at[0], &q->at[0]);
    set_products(o, o->dot, o->u.x, o->v.x, 1, o->u.y, o->v.y);
    mpf_set_d(o->s, distance);
    mpf_mul(o->t, o->s, shape->r);
    mpf_sub(o->dot, o->dot, o->t);
    mpf_set_d(o->t, on);
    mpf_add(o->s, o->s, o->t);
    mpf_set_d(o->t, a->slack);
    mpf_mul(o->t, o->t, o->s);
    mpf_add(o->dot, o->dot, o->t);
    if (mpf_sgn(o->dot) < 0)
      return GRADE_FAR;
  }
  return GRADE_RIGHT;
}

uint8_t gap_oracle_within(struct gap_oracle *gaps,
                          struct oracle *meetings,
                          const struct form *form,
                          const union number *numbers) {
  struct form meeting = *form;
  meeting.question = QUESTION_HIT;
  struct truth truth = oracle_truth(meetings, &meeting, numbers);
  truth.half_open_hit = false;
  if (truth.relation == RELATION_INVALID)
    return RELATION_INVALID;
  bool on_boundary;
  const int out = gap_oracle_out(gaps, form, numbers, &on_boundary);
  if (out > 0)
    return RELATION_APART;
  if (truth.relation == RELATION_FLAT)
    return RELATION_FLAT;
  return out < 0       ? RELATION_OVERLAPPING
         : on_boundary ? RELATION_TOUCHING
                       : RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT;
}

/* Whether every point of both lies beyond the points, or the point and the line, of the way o->u: those of
 * the first behind `from`, those of the second before `to`. */
static bool no_point_between(struct gap_oracle *o, const struct spot *from, const struct spot *to) {
  bool none = true;
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned k = 0; k < o->shape[s].points; k++) {
      set_way(&o->v, s == 0 ? from : to, &o->shape[s].at[k]);
      set_products(o, o->dot, o->u.x, o->v.x, 1, o->u.y, o->v.y);
      none &= s == 0 ? mpf_sgn(o->dot) <= 0 : mpf_sgn(o->dot) >= 0;
    }
  return none;
}

/* A push m. o->u has a line that it should lie along, o->less what it may miss it by, times the line's
 * length.
 */
struct oracle_push {
  double x, y, far, share, slack;
};

/* What it may miss the line o->v by, times its length: in o->less. */
static void set_aside(struct gap_oracle *o, const struct oracle_push *m) {
  const double length = length_of_way(o);
  mpf_set_d(o->less, 2 * m->share);
  mpf_set_d(o->s, m->slack);
  mpf_add(o->less, o->less, o->s);
  mpf_set_d(o->s, length);
  mpf_mul(o->less, o->less, o->s);
}

/* |m x u|, in o->cross, against o->less. */
static bool push_is_along(struct gap_oracle *o, const struct oracle_push *m) {
  mpf_set_d(o->s, m->x);
  mpf_mul(o->one, o->s, o->u.y);
  mpf_set_d(o->s, m->y);
  mpf_mul(o->s, o->s, o->u.x);
  mpf_sub(o->one, o->one, o->s);
  mpf_abs(o->cross, o->one);
  return mpf_cmp(o->cross, o->less) <= 0;
}

static void turn_way(struct gap_oracle *o) {
  mpf_swap(o->u.x, o->u.y);
  mpf_neg(o->u.x, o->u.x);
}

/* From corner to corner, if those are nearest; false when none are. */
static bool are_corners_nearest(struct gap_oracle *o, const struct oracle_push *m, bool *along) {
  for (unsigned i = 0; i < o->shape[0].points; i++)
    for (unsigned j = 0; j < o->shape[1].points; j++) {
      const struct spot *a = &o->shape[0].at[i], *b = &o->shape[1].at[j];
      set_way(&o->u, a, b);
      if (!no_point_between(o, a, b))
        continue;
      set_way(&o->v, a, b);
      set_aside(o, m);
      mpf_set_d(o->s, m->far);
      mpf_set_d(o->t, m->slack);
      mpf_mul(o->s, o->s, o->t);
      mpf_add(o->less, o->less, o->s);
      *along = push_is_along(o, m);
      return true;
    }
  return false;
}

/* Whether corner v of one shape is nearest to the inside of the other's side from p to q. */
static bool is_side_nearest(
    struct gap_oracle *o, bool first, const struct spot *v, const struct spot *p, const struct spot *q) {
  set_way(&o->u, p, q);
  turn_way(o);
  if (is_no_way(&o->u) || !no_point_between(o, first ? v : p, first ? p : v))
    return false;
  set_way(&o->v, v, p);
  set_products(o, o->dot, o->u.x, o->v.x, 1, o->u.y, o->v.y);
  if (first ? mpf_sgn(o->dot) <= 0 : mpf_sgn(o->dot) >= 0)
    return false;
  set_way(&o->u, p, q);
  set_way(&o->v, p, v);
  set_products(o, o->dot, o->u.x, o->v.x, 1, o->u.y, o->v.y);
  set_products(o, o->length, o->u.x, o->u.x, 1, o->u.y, o->u.y);
  return mpf_sgn(o->dot) > 0 && mpf_cmp(o->dot, o->length) < 0;
}

/* (|m . u| - aside |u|) |c| <= t |m| u.u, with c the product of the side and the way to v. */
static bool push_is_square(struct gap_oracle *o,
                           const struct oracle_push *m,
                           const struct spot *p,
                           const struct spot *q) {
  set_products(o, o->square, o->u.x, o->v.y, -1, o->u.y, o->v.x);
  mpf_abs(o->square, o->square);
  set_way(&o->v, p, q);
  turn_way(o);
  set_aside(o, m);
  if (push_is_along(o, m))
    return true;
  mpf_sub(o->cross, o->cross, o->less);
  mpf_mul(o->cross, o->cross, o->square);
  set_products(o, o->length, o->u.x, o->u.x, 1, o->u.y, o->u.y);
  mpf_set_d(o->s, m->far);
  mpf_mul(o->length, o->length, o->s);
  mpf_set_d(o->s, m->slack);
  mpf_mul(o->length, o->length, o->s);
  return mpf_cmp(o->cross, o->length) <= 0;
}

static bool push_of_cores_apart(struct gap_oracle *o, const struct oracle_push *m) {
  bool along = false;
  if (are_corners_nearest(o, m, &along))
    return along;
  for (unsigned of = 0; of < SHAPES; of++)
    for (unsigned i = 0; i < o->shape[of].points; i++)
      for (unsigned j = 0; j < o->shape[1 - of].points; j++)
        for (unsigned k = 0; k < o->shape[1 - of].points; k++) {
          const struct spot *v = &o->shape[of].at[i], *p = &o->shape[1 - of].at[j],
                            *q = &o->shape[1 - of].at[k];
          if (is_side_nearest(o, of == 0, v, p, q))
            return push_is_square(o, m, p, q);
        }
  return false;
}

/* Square to a line with all of its shape on one side, across which a push as long as `most` would do. */
static bool push_of_cores_that_overlap(struct gap_oracle *o, const struct oracle_push *m) {
  bool along = false;
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned i = 0; i < o->shape[s].points && !along; i++)
      for (unsigned j = 0; j < o->shape[s].points && !along; j++) {
        set_way(&o->u, &o->shape[s].at[i], &o->shape[s].at[j]);
        if (is_no_way(&o->u))
          continue;
        set_reach(o, 0, &o->shape[s]);
        set_reach(o, 1, &o->shape[1 - s]);
        set_products(o, o->cross, o->u.x, o->shape[s].at[i].y, -1, o->u.y, o->shape[s].at[i].x);
        if (mpf_cmp(o->cross, o->low[0]) != 0)
          continue;
        /* All of its shape lies to the left of the line; so deep reaches the other. */
        mpf_sub(o->cross, o->high[1], o->low[0]);
        mpf_set_d(o->s, m->share);
        mpf_add(o->t, o->shape[0].r, o->shape[1].r);
        mpf_set_d(o->square, m->slack);
        mpf_add(o->s, o->s, o->square);
        mpf_set_d(o->square, m->far);
        mpf_add(o->s, o->s, o->square);
        mpf_sub(o->s, o->s, o->t);
        mpf_mul(o->s, o->s, o->s);
        set_products(o, o->length, o->u.x, o->u.x, 1, o->u.y, o->u.y);
        mpf_mul(o->s, o->s, o->length);
        mpf_mul(o->cross, o->cross, o->cross);
        if (mpf_cmp(o->cross, o->s) > 0)
          continue;
        mpf_set(o->v.x, o->u.x);
        mpf_set(o->v.y, o->u.y);
        set_aside(o, m);
        turn_way(o);
        along = push_is_along(o, m);
      }
  return along;
}

static enum grade
grade_push(struct gap_oracle *o, const double *answer, const struct allowance *a, enum number_type type) {
  static const double NONE[3] = {0, 0, 0};
  struct grown *const first = &o->shape[0], *const second = &o->shape[1];
  if (isnan(answer[0]) || isnan(answer[1]))
    return GRADE_NAN;
  if (a->meeting == WHEN_MEETING_UNSTATED && sign_against(o, NONE) >= 0)
    return GRADE_RIGHT;
  const double little[3] = {-a->slack, 0, 0};
  if (answer[0] == 0 && answer[1] == 0)
    return sign_against(o, little) < 0 ? GRADE_NEAR : GRADE_RIGHT;
  const double largest = type == TYPE_F32 ? (double)FLT_MAX : DBL_MAX,
               beyond[3] = {-largest, a->share * largest, 0};
  if (isinf(answer[0]) || isinf(answer[1]))
    return sign_against(o, beyond) > 0 ? GRADE_FAR : GRADE_RIGHT;
  mpf_set_d(o->v.x, answer[0]);
  mpf_set_d(o->v.y, answer[1]);
  const double far = length_of_way(o), share = a->share * far;
  const double shorter[3] = {-far, share, a->slack}, parted[3] = {-share, -a->slack, 0};
  const struct oracle_push push = {answer[0], answer[1], far, share, a->slack};
  if (sign_against(o, shorter) > 0)
    return GRADE_FAR;
  for (unsigned k = 0; k < second->points; k++) {
    mpf_set_d(o->s, answer[0]);
    mpf_add(second->at[k].x, second->at[k].x, o->s);
    mpf_set_d(o->s, answer[1]);
    mpf_add(second->at[k].y, second->at[k].y, o->s);
  }
  const int left = sign_against(o, parted);
  for (unsigned k = 0; k < second->points; k++) {
    mpf_set_d(o->s, answer[0]);
    mpf_sub(second->at[k].x, second->at[k].x, o->s);
    mpf_set_d(o->s, answer[1]);
    mpf_sub(second->at[k].y, second->at[k].y, o->s);
  }
  if (left < 0)
    return GRADE_NEAR;
  if (far >= DBL_MAX)
    return GRADE_RIGHT;
  mpf_set_ui(o->bound, 0);
  if (core_sign(o, first, second) > 0)
    return push_of_cores_apart(o, &push) ? GRADE_RIGHT : GRADE_OFF;
  mpf_set_d(o->bound, -a->slack);
  if (core_sign(o, first, second) >= 0)
    return GRADE_RIGHT;
  return push_of_cores_that_overlap(o, &push) ? GRADE_RIGHT : GRADE_OFF;
}

/* Whether all products of differences are exact: numbers n u with n below 2^24, 2^10 of floats. */
static bool has_few_digits(const struct form *form, const union number *numbers) {
  const int digits = form->type == TYPE_F32 ? 10 : 24;
  double largest = 0;
  bool few = true;
  for (unsigned k = 0; k < form_columns(form); k++)
    largest = fmax(largest, fabs(number_as_double(form->type, numbers[k])));
  if (type_is_whole(form->type))
    return largest < ldexp(1, digits);
  if (largest > 0 && (largest < 0x1p-399 || largest >= 0x1p400))
    return false;
  const double unit = largest > 0 ? ldexp(1, ilogb(largest) + 1 - digits) : 1;
  for (unsigned k = 0; k < form_columns(form); k++)
    few &= fmod(number_as_double(form->type, numbers[k]), unit) == 0;
  return few;
}

static bool segments_turn(struct gap_oracle *o) {
  set_way(&o->u, &o->shape[0].at[0], &o->shape[0].at[1]);
  set_way(&o->v, &o->shape[1].at[0], &o->shape[1].at[1]);
  set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
  return mpf_sgn(o->cross) != 0;
}

static enum grade
grade_crossing(struct gap_oracle *o, const double *answer, const struct allowance *a, bool few_digits) {
  static const double NONE[3] = {0, 0, 0};
  const double deep[3] = {-a->slack, 0, 0}, slack[] = {a->slack};
  if (isnan(answer[0]) || isnan(answer[1]))
    return GRADE_NAN;
  const int gap = sign_against(o, NONE);
  const bool ends = gap == 0 && few_digits && segments_turn(o);
  if (isinf(answer[0]) || isinf(answer[1]))
    return sign_against(o, deep) < 0 ||
                   (ends && a->meeting != WHEN_MEETING_UNSTATED && a->meeting != WHEN_MEETING_NONE)
               ? GRADE_NEAR
               : GRADE_RIGHT;
  if (ends && a->meeting == WHEN_MEETING_NONE)
    return GRADE_FAR;
  struct grown *q = &o->alone;
  bool off = false;
  for (unsigned s = 0; s < SHAPES; s++) {
    q->points = 1;
    mpf_set_ui(q->r, 0);
    mpf_set_d(q->at[0].x, answer[0]);
    mpf_set_d(q->at[0].y, answer[1]);
    off |= sign_of(o, q, &o->shape[s], slack, 1) > 0;
  }
  return !off ? GRADE_RIGHT : gap > 0 ? GRADE_FAR : GRADE_OFF;
}

/* A share of a number, to the nearest multiple of the least double, the even one of two. */
static void set_share(struct gap_oracle *o, mpf_t to, double share, double number) {
  mpf_set_d(o->s, share);
  mpf_set_d(o->t, number);
  mpf_mul(o->s, o->s, o->t);
  mpf_mul_2exp(o->s, o->s, 1074);
  mpf_floor(to, o->s);
  mpf_sub(o->t, o->s, to);
  mpf_div_2exp(o->one, to, 1);
  mpf_floor(o->less, o->one);
  const bool odd = mpf_cmp(o->one, o->less) != 0;
  const int half = mpf_cmp_d(o->t, 0.5);
  if (half > 0 || (half == 0 && odd))
    mpf_add_ui(to, to, 1);
  mpf_div_2exp(to, to, 1074);
}

/* The sign of the gap less a bound of all that the first is at two shares of its way, and all between. */
static int
sign_between(struct gap_oracle *o, const double *way, double from, double to, const double *bound) {
  const struct grown *a = &o->shape[0];
  struct grown *p = &o->passed;
  p->points = 2 * a->points;
  mpf_set(p->r, a->r);
  for (unsigned k = 0; k < p->points; k++) {
    const struct spot *at = &a->at[k % a->points];
    const double share = k < a->points ? from : to;
    set_share(o, o->cross, share, way[0]);
    mpf_add(p->at[k].x, at->x, o->cross);
    set_share(o, o->cross, share, way[1]);
    mpf_add(p->at[k].y, at->y, o->cross);
  }
  return sign_of(o, p, &o->shape[1], bound, 1);
}

/* ---- beside a polygon ---- */

static void set_edge(struct gap_oracle *o, unsigned k) {
  for (unsigned end = 0; end < 2; end++) {
    const struct spot *at = &o->ring.at[(k + end) % o->ring.corners];
    set_spot(&o->shape[1].at[end], at->x, at->y);
  }
  o->shape[1].points = 2;
}

/* Whether the first corner of what is passed over is: by how often the ring goes round it. */
static bool is_in_ring(struct gap_oracle *o) {
  const struct spot *const at = &o->passed.at[0];
  int round = 0;
  for (unsigned k = 0; k < o->ring.corners; k++) {
    const struct spot *const p = &o->ring.at[k], *const q = &o->ring.at[(k + 1) % o->ring.corners];
    const bool from = mpf_cmp(p->y, at->y) <= 0, to = mpf_cmp(q->y, at->y) <= 0;
    if (from == to)
      continue;
    set_way(&o->u, p, q);
    set_way(&o->v, p, at);
    set_products(o, o->cross, o->u.x, o->v.y, -1, o->u.y, o->v.x);
    round += from && mpf_sgn(o->cross) > 0 ? 1 : to && mpf_sgn(o->cross) < 0 ? -1 : 0;
  }
  return round != 0;
}

/* 1: all of it outside, and farther than the bound from each edge; -1: all inside, and so far; 0: neither. */
static int
side_between(struct gap_oracle *o, const double *way, double from, double to, const double *bound) {
  for (unsigned k = 0; k < o->ring.corners; k++) {
    set_edge(o, k);
    if (sign_between(o, way, from, to, bound) <= 0)
      return 0;
  }
  return is_in_ring(o) ? -1 : 1;
}

/* What is near an edge begins and ends there too. */
static void add_near(struct ring *ring, unsigned of, const mpf_t first, const mpf_t last) {
  if (ring->near == of || mpf_cmp(first, ring->first[of]) < 0)
    mpf_set(ring->first[of], first);
  if (ring->near == of || mpf_cmp(last, ring->last[of]) > 0)
    mpf_set(ring->last[of], last);
  ring->near = of + 1;
}

/* Near a corner, between two roots: with a = way . (corner - at), b = way x (corner - at) and l = way . way,
 * s l lies within the root of l t^2 - b^2 of a. */
static void add_near_corner(struct gap_oracle *o, unsigned of, const struct spot *corner) {
  set_way(&o->u, &o->shape[0].at[0], corner);
  set_products(o, o->dot, o->v.x, o->u.x, 1, o->v.y, o->u.y);
  set_products(o, o->cross, o->v.x, o->u.y, -1, o->v.y, o->u.x);
  set_products(o, o->length, o->v.x, o->v.x, 1, o->v.y, o->v.y);
  mpf_mul(o->t, o->ring.bound, o->ring.bound);
  mpf_mul(o->t, o->t, o->length);
  mpf_mul(o->s, o->cross, o->cross);
  mpf_sub(o->s, o->t, o->s);
  if (mpf_sgn(o->s) < 0)
    return;
  mpf_sqrt(o->s, o->s);
  mpf_sub(o->t, o->dot, o->s);
  mpf_add(o->s, o->dot, o->s);
  mpf_div(o->t, o->t, o->length);
  mpf_div(o->s, o->s, o->length);
  add_near(&o->ring, of, o->t, o->s);
}

/* Of what lies between two parts, that at which low <= at + s by <= high; false where nothing is left. */
static bool cut_part(struct gap_oracle *o, const mpf_t at, const mpf_t by, bool *bounded) {
  if (mpf_sgn(by) == 0)
    return mpf_cmp(o->low[0], at) <= 0 && mpf_cmp(at, o->high[0]) <= 0;
  mpf_sub(o->s, mpf_sgn(by) > 0 ? o->low[0] : o->high[0], at);
  mpf_div(o->s, o->s, by);
  mpf_sub(o->t, mpf_sgn(by) > 0 ? o->high[0] : o->low[0], at);
  mpf_div(o->t, o->t, by);
  if (!*bounded || mpf_cmp(o->s, o->low[1]) > 0)
    mpf_set(o->low[1], o->s);
  if (!*bounded || mpf_cmp(o->t, o->high[1]) < 0)
    mpf_set(o->high[1], o->t);
  *bounded = true;
  return mpf_cmp(o->low[1], o->high[1]) <= 0;
}

/* Beside an edge: between the lines along it, so far away, and those square to it at its ends. */
static void add_near_side(struct gap_oracle *o, unsigned of, const struct spot *p, const struct spot *q) {
  bool bounded = false;
  set_way(&o->u, p, q);
  if (is_no_way(&o->u))
    return;
  struct spot *const seen = &o->alone.at[0];
  set_way(seen, p, &o->shape[0].at[0]);
  set_products(o, o->length, o->u.x, o->u.x, 1, o->u.y, o->u.y);
  mpf_sqrt(o->high[0], o->length);
  mpf_mul(o->high[0], o->high[0], o->ring.bound);
  mpf_neg(o->low[0], o->high[0]);
  set_products(o, o->cross, o->u.x, seen->y, -1, o->u.y, seen->x);
  set_products(o, o->dot, o->u.x, o->v.y, -1, o->u.y, o->v.x);
  if (!cut_part(o, o->cross, o->dot, &bounded))
    return;
  mpf_set_ui(o->low[0], 0);
  mpf_set(o->high[0], o->length);
  set_products(o, o->cross, o->u.x, seen->x, 1, o->u.y, seen->y);
  set_products(o, o->dot, o->u.x, o->v.x, 1, o->u.y, o->v.y);
  if (cut_part(o, o->cross, o->dot, &bounded))
    add_near(&o->ring, of, o->low[1], o->high[1]);
}

static void set_near(struct gap_oracle *o, const double *way, double slack) {
  unsigned of = 0;
  mpf_set_d(o->ring.bound, slack);
  mpf_set_d(o->t, 0x1p-1072);
  mpf_add(o->ring.bound, o->ring.bound, o->t);
  mpf_set_d(o->v.x, way[0]);
  mpf_set_d(o->v.y, way[1]);
  o->ring.near = 0;
  for (unsigned k = 0; k < o->ring.corners; k++) {
    const struct spot *const p = &o->ring.at[k], *const q = &o->ring.at[(k + 1) % o->ring.corners];
    add_near_corner(o, of, p);
    add_near_corner(o, of, q);
    add_near_side(o, of, p, q);
    of = o->ring.near;
  }
}

/* The next part, that is a double, after all those near an edge that begin at it or before it. */
static double part_past(const struct ring *ring, double part) {
  bool again = true;
  while (again) {
    again = false;
    for (unsigned k = 0; k < ring->near; k++)
      if (mpf_cmp_d(ring->first[k], part) <= 0 && mpf_cmp_d(ring->last[k], part) >= 0) {
        if (mpf_cmp_d(ring->last[k], 2) > 0)
          return INFINITY;
        part = nextafter(mpf_get_d(ring->last[k]), INFINITY);
        again = true;
      }
  }
  return part;
}

static void set_place(struct gap_oracle *o, const double *way, double part) {
  for (unsigned axis = 0; axis < 2; axis++) {
    mpf_set_d(o->s, part);
    mpf_set_d(o->t, way[axis]);
    mpf_mul(o->s, o->s, o->t);
    if (axis == 0)
      mpf_add(o->passed.at[0].x, o->shape[0].at[0].x, o->s);
    else
      mpf_add(o->passed.at[0].y, o->shape[0].at[0].y, o->s);
  }
}

/* Whether a place up to a part is on the side, and farther than the slack, and four least numbers, from each
 * edge: before, between and after the parts that are near one the side is the same everywhere. */
static bool strays(struct gap_oracle *o, const double *way, double last, double slack, int side) {
  static const double ANY_WAY[] = {1, 0};
  const struct ring *const ring = &o->ring;
  const bool stays = way[0] == 0 && way[1] == 0;
  last = stays ? 0 : last;
  set_near(o, stays ? ANY_WAY : way, slack);
  for (double part = part_past(ring, 0); part <= last;) {
    set_place(o, way, part);
    if (is_in_ring(o) == (side < 0))
      return true;
    double next = INFINITY;
    for (unsigned k = 0; k < ring->near; k++)
      if (mpf_cmp_d(ring->first[k], part) > 0 && mpf_cmp_d(ring->first[k], last) <= 0) {
        const double down = mpf_get_d(ring->first[k]),
                     up = mpf_cmp_d(ring->first[k], down) > 0 ? nextafter(down, INFINITY) : down;
        next = fmin(next, up);
      }
    part = next <= last ? part_past(ring, next) : INFINITY;
  }
  return false;
}

/* ---- a part of a way ---- */

static bool is_far(struct gap_oracle *o, const double *way, double from, double to, const double *slack) {
  return (o->ring.corners > 0 ? side_between(o, way, from, to, slack)
                              : sign_between(o, way, from, to, slack)) > 0;
}

static bool is_deep(struct gap_oracle *o, const double *way, double last, double slack) {
  const double deep[] = {-slack};
  return o->ring.corners > 0 ? strays(o, way, last, slack, -1) : sign_between(o, way, 0, last, deep) < 0;
}

static enum grade grade_part(struct gap_oracle *o, const double *way, double s, const struct allowance *a) {
  const double slack[] = {a->slack}, deep[] = {-a->slack}, e = a->share;
  const bool none = s == INFINITY, ring = o->ring.corners > 0;
  if (isnan(s))
    return GRADE_NAN;
  const bool starts_near = !is_far(o, way, 0, 0, slack), starts_deep = is_deep(o, way, 0, a->slack);
  mpf_set_d(o->v.x, way[0]);
  mpf_set_d(o->v.y, way[1]);
  const double length = length_of_way(o);
  if (starts_near && (a->meeting == WHEN_MEETING_UNSTATED || (none && a->meeting == WHEN_MEETING_NONE)))
    return GRADE_RIGHT;
  if (s == -INFINITY || (s < 0 && -s * length > a->slack) || (!none && s > 1 + e))
    return GRADE_OFF;
  if (starts_deep && a->meeting == WHEN_MEETING_NONE)
    return GRADE_NEAR;
  const double part = s < 0 ? 0 : none ? 1 : s, least = 0x1p-1074, before = fmax(part * (1 - e) - least, 0);
  double after = none ? 1 : part * (1 + e) + least;
  if (isinf(after * way[0]) || isinf(after * way[1]))
    after = 1;
  if (starts_near && a->meeting == WHEN_MEETING_OUT) {
    const bool late = ring ? strays(o, way, before, a->slack, 1) : is_far(o, way, before, before, slack),
               early = !none && (ring ? side_between(o, way, before, after, slack)
                                      : sign_between(o, way, after, after, deep)) < 0;
    if (starts_deep || (!late && !early))
      return late ? GRADE_FAR : early ? GRADE_NEAR : GRADE_RIGHT;
  }
  if ((none || before * length > a->slack) && is_deep(o, way, before, a->slack))
    return GRADE_FAR;
  return !none && is_far(o, way, before, after, slack) ? GRADE_NEAR : GRADE_RIGHT;
}

enum grade gap_oracle_grade(struct gap_oracle *o,
                            const struct form *form,
                            const union number *numbers,
                            const double *answer,
                            const struct allowance *allowance) {
  set_case(o, form, numbers);
  if (question_moves(form->question)) {
    const union number *const columns = numbers + form_first_column(form, SHAPES);
    const double way[2] = {number_as_double(form->type, columns[0]),
                           number_as_double(form->type, columns[1])};
    return grade_part(o, way, answer[0], allowance);
  }
  return form->question == QUESTION_PUSH ? grade_push(o, answer, allowance, form->type)
         : form->question == QUESTION_CROSSING
             ? grade_crossing(o, answer, allowance, has_few_digits(form, numbers))
         : form->question == QUESTION_NEAREST
             ? grade_nearest(o, layout_kind(form->layouts[0]) != KIND_POINT, answer, allowance, form->type)
             : grade_distance(o, answer[0], allowance, form->type);
}
