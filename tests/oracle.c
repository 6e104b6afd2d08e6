#include "oracle.h"

#include <gmp.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>

enum { POINTS = 4, DIFFERENCES = POINTS * POINTS };

struct point {
  mpz_t x, y;
};

/* In whole units: a hull grown by r, or an ellipse of r by ry. */
struct figure {
  unsigned points;
  struct point point[POINTS]; /* of a box in turn, from left and top */
  mpz_t r, ry;
  bool round;     /* made with a radius, which may be 0 */
  bool stretched; /* an ellipse with area */
  bool centred;   /* one without, which is a segment; its places are those of its centre */
  struct point centre;
};

enum where { OUTSIDE, ON_BOUNDARY, INSIDE };

struct oracle {
  mpz_t number[FORM_MAX_COLUMNS];
  long unit; /* one unit is 2^unit */
  struct figure figure[SHAPES];
  const struct figure *a, *b; /* the same, in the order of the pair's name */
  struct point weight;        /* a square is weight.x x^2 + weight.y y^2 */
  mpz_t reach;                /* the sum of the radii, where squares are so weighted */
  mpz_t longer;               /* 1, or the longer radius of the ellipse */
  /* D: all differences in order of x then y, each once; then its corners in turn. */
  unsigned differences, corners;
  struct point difference[DIFFERENCES], corner[DIFFERENCES];
  enum where core; /* the origin in D */
  /* The point of D's boundary nearest to the origin is near / scale, its distance sqrt(square) / scale. */
  struct point near;
  mpz_t scale, square;
  struct point moved[SHAPES][POINTS];
  struct point zero, edge, foot;
  mpz_t length, along, s, t;
  mpf_t gap, f, g;
};

/* ---- numbers ---- */

static void each_point(struct point *points, unsigned count, void of(mpz_ptr number)) {
  for (unsigned k = 0; k < count; k++) {
    of(points[k].x);
    of(points[k].y);
  }
}

static void each_number(struct oracle *o, void of(mpz_ptr number)) {
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    of(o->number[k]);
  for (unsigned s = 0; s < SHAPES; s++) {
    each_point(o->figure[s].point, POINTS, of);
    each_point(&o->figure[s].centre, 1, of);
    each_point(o->moved[s], POINTS, of);
    of(o->figure[s].r);
    of(o->figure[s].ry);
  }
  each_point(o->difference, DIFFERENCES, of);
  each_point(o->corner, DIFFERENCES, of);
  struct point *const single[] = {&o->weight, &o->near, &o->zero, &o->edge, &o->foot, NULL};
  for (unsigned k = 0; single[k] != NULL; k++)
    each_point(single[k], 1, of);
  const mpz_ptr rest[] = {o->reach, o->longer, o->scale, o->square, o->length, o->along, o->s, o->t, NULL};
  for (unsigned k = 0; rest[k] != NULL; k++)
    of(rest[k]);
}

struct oracle *oracle_new(void) {
  struct oracle *o = malloc(sizeof *o);
  if (o == NULL)
    abort();
  each_number(o, mpz_init);
  mpf_init2(o->gap, 128); /* no difference of rounded numbers is taken */
  mpf_init2(o->f, 128);
  mpf_init2(o->g, 128);
  return o;
}

void oracle_free(struct oracle *o) {
  each_number(o, mpz_clear);
  mpf_clears(o->gap, o->f, o->g, NULL);
  free(o);
}

static void point_set(struct point *p, const mpz_t x, const mpz_t y) {
  mpz_set(p->x, x);
  mpz_set(p->y, y);
}

static void point_sub(struct point *out, const struct point *p, const struct point *q) {
  mpz_sub(out->x, p->x, q->x);
  mpz_sub(out->y, p->y, q->y);
}

static void point_scale(struct point *out, const struct point *p, const mpz_t by) {
  mpz_mul(out->x, p->x, by);
  mpz_mul(out->y, p->y, by);
}

/* By x, then by y. */
static int point_compare(const struct point *p, const struct point *q) {
  const int x = mpz_cmp(p->x, q->x);
  return x != 0 ? x : mpz_cmp(p->y, q->y);
}

/* ---- from numbers to figures ---- */

static void set_i64(mpz_t to, int64_t value) {
  if (LONG_MIN <= value && value <= LONG_MAX) {
    mpz_set_si(to, (long)value);
    return;
  }
  mpz_set_si(to, (long)(value >> 32));
  mpz_mul_2exp(to, to, 32);
  mpz_add_ui(to, to, (unsigned long)(uint32_t)value);
}

/* All numbers of the case in one unit, small enough that halves are whole. False when one is not finite. */
static bool read_numbers(struct oracle *o, const struct form *form, const union number *numbers) {
  const unsigned count = form_columns(form);
  double fraction[FORM_MAX_COLUMNS] = {0};
  int exponent[FORM_MAX_COLUMNS] = {0}, least = 0;
  o->unit = -1;
  for (unsigned k = 0; k < count; k++) {
    if (type_is_whole(form->type)) {
      set_i64(o->number[k], form->type == TYPE_I32 ? numbers[k].i32 : numbers[k].i64);
      mpz_mul_2exp(o->number[k], o->number[k], 1);
      continue;
    }
    const double value = form->type == TYPE_F32 ? (double)numbers[k].f32 : numbers[k].f64;
    if (!isfinite(value))
      return false;
    fraction[k] = frexp(value, &exponent[k]) * 0x1p53;
    if (value != 0 && exponent[k] - 54 < least)
      least = exponent[k] - 54;
  }
  if (type_is_whole(form->type))
    return true;
  o->unit = least;
  for (unsigned k = 0; k < count; k++) {
    mpz_set_d(o->number[k], fraction[k]);
    if (fraction[k] != 0)
      mpz_mul_2exp(o->number[k], o->number[k], (mp_bitcnt_t)(exponent[k] - 53 - least));
  }
  return true;
}

/* The box within r of one, from its corners at 0 and 2. False where a side would lie before its opposite. */
static bool shrink_box(struct figure *f, const mpz_t r) {
  struct point *low = &f->point[0], *high = &f->point[2];
  mpz_add(low->x, low->x, r);
  mpz_add(low->y, low->y, r);
  mpz_sub(high->x, high->x, r);
  mpz_sub(high->y, high->y, r);
  point_set(&f->point[1], high->x, low->y);
  point_set(&f->point[3], low->x, high->y);
  return mpz_cmp(high->x, low->x) >= 0 && mpz_cmp(high->y, low->y) >= 0;
}

/* False where a side would lie before its opposite. */
static bool set_box(struct oracle *o, struct figure *f, enum layout layout, mpz_t *n) {
  struct point *low = &f->point[0], *high = &f->point[2];
  mpz_ptr w = n[2], h = n[layout == LAYOUT_BOX_SQUARE ? 2 : 3];
  point_set(low, n[0], n[1]);
  point_set(high, w, h);
  if (layout != LAYOUT_BOX_LTRB) {
    mpz_add(high->x, n[0], w);
    mpz_add(high->y, n[1], h);
  }
  if (layout == LAYOUT_BOX_CENTRE || layout == LAYOUT_ROUNDED_CORE) {
    mpz_sub(low->x, n[0], w);
    mpz_sub(low->y, n[1], h);
  } else if (layout == LAYOUT_BOX_PIXELS) {
    mpz_set_ui(o->s, 1);
    mpz_mul_2exp(o->s, o->s, (mp_bitcnt_t)-o->unit);
    mpz_sub(high->x, high->x, o->s);
    mpz_sub(high->y, high->y, o->s);
  }
  mpz_set_ui(o->s, 0);
  return shrink_box(f, layout == LAYOUT_ROUNDED ? n[4] : o->s);
}

/* Where a radius is 0, its outermost points; a negative one stays in r. */
static void set_ellipse(struct figure *f, const mpz_t rx, const mpz_t ry) {
  f->stretched = mpz_sgn(rx) > 0 && mpz_sgn(ry) > 0;
  mpz_set(f->r, f->stretched || mpz_cmp(rx, ry) < 0 ? rx : ry);
  mpz_set(f->ry, ry);
  if (f->stretched)
    return;
  struct point *p = f->point;
  f->centred = true;
  point_set(&f->centre, p->x, p->y);
  f->points = 2;
  mpz_add(p[1].x, p[0].x, rx);
  mpz_add(p[1].y, p[0].y, ry);
  mpz_sub(p[0].x, p[0].x, rx);
  mpz_sub(p[0].y, p[0].y, ry);
}

/* The sign of twice the area of the points k, k + 1 and k + 2 in turn, by the sum x1 (y2 - y3) + ... */
static int turn(struct oracle *o, const struct figure *f, unsigned k) {
  mpz_set_ui(o->s, 0);
  for (unsigned i = 0; i < 3; i++) {
    const struct point *p = &f->point[(k + i) % f->points], *q = &f->point[(k + (i + 1) % 3) % f->points],
                       *r = &f->point[(k + (i + 2) % 3) % f->points];
    mpz_sub(o->t, q->y, r->y);
    mpz_addmul(o->s, p->x, o->t);
  }
  return mpz_sgn(o->s);
}

/* False where it is no shape: a negative size or radius; four corners that turn both ways. */
static bool set_figure(struct oracle *o, struct figure *f, enum layout layout, mpz_t *n) {
  f->points = layout_corners(layout);
  f->round = layout_is_round(layout);
  f->stretched = f->centred = false;
  mpz_set_ui(f->r, 0);
  if (layout == LAYOUT_ROUNDED || layout == LAYOUT_ROUNDED_CORE)
    mpz_set(f->r, n[4]);
  if (f->points == 4 && layout != LAYOUT_QUAD)
    return set_box(o, f, layout, n) && mpz_sgn(f->r) >= 0;
  for (unsigned k = 0; k < f->points; k++)
    point_set(&f->point[k], n[(size_t)2 * k], n[(size_t)2 * k + 1]);
  const unsigned radius = layout_radius(layout);
  if (layout_is_stretched(layout))
    set_ellipse(f, n[radius], n[radius + 1]);
  else if (f->round)
    mpz_set(f->r, n[radius]);
  bool left = false, right = false;
  for (unsigned k = 0; k < f->points && f->points == 4; k++) {
    const int way = turn(o, f, k);
    left |= way > 0;
    right |= way < 0;
  }
  return mpz_sgn(f->r) >= 0 && !(left && right);
}

/* Four points that turn one way have area unless no three in turn have; others have no such three either. */
static bool is_flat(struct oracle *o, const struct figure *f) {
  if (mpz_sgn(f->r) != 0)
    return false;
  if (f->round && f->points < 4)
    return true;
  if (f->points == 2)
    return point_compare(&f->point[0], &f->point[1]) == 0;
  bool area = f->points < 3;
  for (unsigned k = 0; k < f->points && !area; k++)
    area = turn(o, f, k) != 0;
  return !area;
}

static bool read_figures(struct oracle *o, const struct form *form, const union number *numbers) {
  if (form_pair(form) == PAIR_NONE || !read_numbers(o, form, numbers))
    return false;
  bool valid = true;
  for (unsigned s = 0; s < SHAPES; s++)
    valid &= set_figure(o, &o->figure[s], form->layouts[s], &o->number[form_first_column(form, s)]);
  const bool swapped = form_is_swapped(form);
  o->a = &o->figure[swapped];
  o->b = &o->figure[!swapped];
  return valid;
}

/* ---- the origin and D ---- */

/* How the chord from p to q, read off at the x of `at`, which lies between, compares with the y of `at`. From
 * right to left it is the other way round. */
static int
chord_against(struct oracle *o, const struct point *p, const struct point *q, const struct point *at) {
  mpz_sub(o->s, q->x, at->x);
  mpz_mul(o->s, o->s, p->y);
  mpz_sub(o->t, at->x, p->x);
  mpz_addmul(o->s, o->t, q->y);
  mpz_sub(o->t, q->x, p->x);
  mpz_submul(o->s, o->t, at->y);
  return mpz_sgn(o->s);
}

/* Where a point lies in the hull of others: all chords are read off at its x. */
static enum where
locate(struct oracle *o, const struct point *hull, unsigned points, const struct point *at) {
  bool left = false, right = false;
  int low = 1, high = -1;
  for (unsigned i = 0; i < points; i++) {
    const int x = mpz_cmp(hull[i].x, at->x);
    left |= x < 0;
    right |= x > 0;
    for (unsigned j = 0; j < points; j++) {
      if (x == 0 ? j != i : x > 0 || mpz_cmp(hull[j].x, at->x) <= 0)
        continue;
      const int y = x == 0 ? mpz_cmp(hull[i].y, at->y) : chord_against(o, &hull[i], &hull[j], at);
      low = y < low ? y : low;
      high = y > high ? y : high;
    }
  }
  if (low > 0 || high < 0)
    return OUTSIDE;
  return left && right && low < 0 && high > 0 ? INSIDE : ON_BOUNDARY;
}

static void find_differences(struct oracle *o) {
  o->differences = 0;
  for (unsigned i = 0; i < o->a->points * o->b->points; i++) {
    struct point *d = o->difference;
    unsigned k = o->differences;
    point_sub(&d[k], &o->b->point[i / o->a->points], &o->a->point[i % o->a->points]);
    unsigned before = k;
    while (before > 0 && point_compare(&d[before - 1], &d[k]) > 0)
      before--;
    if (before > 0 && point_compare(&d[before - 1], &d[k]) == 0)
      continue;
    for (; k > before; k--) {
      mpz_swap(d[k].x, d[k - 1].x);
      mpz_swap(d[k].y, d[k - 1].y);
    }
    o->differences++;
  }
}

/* The lower chain from left to right, then the upper one back. */
static void find_corners(struct oracle *o) {
  const unsigned n = o->differences;
  unsigned found[2 * DIFFERENCES] = {0}, count = 0;
  for (unsigned chain = 0; chain < 2; chain++) {
    const unsigned start = count;
    for (unsigned k = 0; k < n; k++) {
      const unsigned next = chain == 0 ? k : n - 1 - k;
      const struct point *d = o->difference;
      while (count >= start + 2 &&
             chord_against(o, &d[found[count - 2]], &d[next], &d[found[count - 1]]) <= 0)
        count--;
      found[count++] = next;
    }
    count--; /* it begins the other chain */
  }
  o->corners = n == 1 ? 1 : count;
  for (unsigned k = 0; k < o->corners; k++)
    point_set(&o->corner[k], o->difference[found[k]].x, o->difference[found[k]].y);
}

/* Of two boxes or points D is a box: its corners are those of b less the opposite ones of a. */
static void find_corners_of_spans(struct oracle *o) {
  o->corners = o->a->points > o->b->points ? o->a->points : o->b->points;
  for (unsigned k = 0; k < o->corners; k++)
    point_sub(&o->corner[k], &o->b->point[k % o->b->points], &o->a->point[(k + 2) % o->a->points]);
}

/* An ellipse is where ry^2 x^2 + rx^2 y^2 <= (rx ry)^2. */
static void take_radii(struct oracle *o) {
  const struct figure *ellipse = o->a->stretched ? o->a : o->b;
  mpz_set_ui(o->weight.x, 1);
  mpz_set_ui(o->weight.y, 1);
  mpz_set_ui(o->longer, 1);
  mpz_add(o->reach, o->a->r, o->b->r);
  if (!ellipse->stretched)
    return;
  mpz_mul(o->weight.x, ellipse->ry, ellipse->ry);
  mpz_mul(o->weight.y, ellipse->r, ellipse->r);
  mpz_mul(o->reach, ellipse->r, ellipse->ry);
  mpz_set(o->longer, mpz_cmp(ellipse->r, ellipse->ry) > 0 ? ellipse->r : ellipse->ry);
}

static void look(struct oracle *o, const struct form *form) {
  take_radii(o);
  if (pair_is_of_hulls(form_pair(form))) {
    find_differences(o);
    find_corners(o);
  } else {
    find_corners_of_spans(o);
  }
  o->core = locate(o, o->corner, o->corners, &o->zero);
}

static void weighted_dot(struct oracle *o, mpz_t out, const struct point *p, const struct point *q) {
  mpz_mul(out, p->x, q->x);
  mpz_mul(out, out, o->weight.x);
  mpz_mul(o->t, p->y, q->y);
  mpz_addmul(out, o->t, o->weight.y);
}

/* `foot` / `length` is a point of the boundary. */
static void try_foot(struct oracle *o, bool first) {
  weighted_dot(o, o->along, &o->foot, &o->foot);
  mpz_mul(o->s, o->along, o->scale);
  mpz_mul(o->s, o->s, o->scale);
  mpz_mul(o->t, o->square, o->length);
  mpz_mul(o->t, o->t, o->length);
  if (!first && mpz_cmp(o->s, o->t) >= 0)
    return;
  point_set(&o->near, o->foot.x, o->foot.y);
  mpz_set(o->scale, o->length);
  mpz_set(o->square, o->along);
}

static void find_near(struct oracle *o) {
  for (unsigned k = 0; k < o->corners; k++) {
    const struct point *p = &o->corner[k];
    point_set(&o->foot, p->x, p->y);
    mpz_set_ui(o->length, 1);
    try_foot(o, k == 0);
    point_sub(&o->edge, &o->corner[(k + 1) % o->corners], p);
    weighted_dot(o, o->length, &o->edge, &o->edge);
    weighted_dot(o, o->along, p, &o->edge);
    mpz_neg(o->along, o->along);
    if (mpz_sgn(o->along) <= 0 || mpz_cmp(o->along, o->length) >= 0)
      continue;
    point_scale(&o->foot, p, o->length);
    mpz_addmul(o->foot.x, o->edge.x, o->along);
    mpz_addmul(o->foot.y, o->edge.y, o->along);
    try_foot(o, false);
  }
}

/* s = the square of the distance between the cores less that of the radii, times that of the scale. */
static void find_power(struct oracle *o) {
  mpz_mul(o->t, o->reach, o->scale);
  mpz_mul(o->t, o->t, o->t);
  mpz_sub(o->s, o->square, o->t);
}

static int sign_of_gap(struct oracle *o) {
  if (o->core != OUTSIDE)
    return o->core == INSIDE ? -1 : -mpz_sgn(o->reach);
  if (mpz_sgn(o->reach) == 0)
    return 1;
  find_near(o);
  find_power(o);
  return mpz_sgn(o->s);
}

/* ---- places ---- */

/* Moves b by the shortest way to a, where the cores do not meet, and enlarges both until all is whole. The
 * set of closest pairs is then what they share. */
static void bring_together(struct oracle *o, const struct figure *const figure[SHAPES]) {
  if (o->core == OUTSIDE)
    find_near(o);
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned k = 0; k < figure[s]->points; k++) {
      struct point *p = &o->moved[s][k];
      point_set(p, figure[s]->point[k].x, figure[s]->point[k].y);
      if (o->core != OUTSIDE)
        continue;
      point_scale(p, p, o->scale);
      if (s == 1)
        point_sub(p, p, &o->near);
    }
}

static enum hull_place find_place(struct oracle *o) {
  const struct figure *const figure[SHAPES] = {o->a, o->b};
  bring_together(o, figure);
  const struct point *shared = NULL; /* a point of one that is in the other */
  unsigned count[SHAPES] = {0, 0};
  bool several = false;
  for (unsigned s = 0; s < SHAPES; s++)
    for (unsigned k = 0; k < figure[s]->points; k++) {
      const struct point *p = &o->moved[s][k];
      if (locate(o, o->moved[!s], figure[!s]->points, p) == OUTSIDE)
        continue;
      count[s]++;
      several |= shared != NULL && point_compare(shared, p) != 0;
      shared = p;
    }
  if (o->core != INSIDE) {
    if (several) /* the ends of a shared stretch are points of one or the other */
      return HULL_PARALLEL;
    return count[0] == 0 ? HULL_SIDE_VERTEX : count[1] == 0 ? HULL_VERTEX_SIDE : HULL_VERTEX_VERTEX;
  }
  if (count[0] == figure[0]->points)
    return HULL_A_IN_B;
  if (count[1] == figure[1]->points)
    return HULL_B_IN_A;
  if (count[0] > 0)
    return count[1] > 0 ? HULL_CORNERS : HULL_VERTEX_OF_A_IN_B;
  return count[1] > 0 ? HULL_VERTEX_OF_B_IN_A : HULL_CROSSING;
}

static enum hull_place place_of_hulls(struct oracle *o, const struct form *form) {
  bool centred = false;
  for (unsigned s = 0; s < SHAPES; s++) {
    struct figure *f = &o->figure[s];
    centred |= f->centred;
    if (f->centred) {
      f->points = 1;
      point_set(&f->point[0], f->centre.x, f->centre.y);
    }
  }
  if (centred)
    look(o, form);
  return find_place(o);
}

static int allen(const mpz_t al, const mpz_t ah, const mpz_t bl, const mpz_t bh) {
  const int low = mpz_cmp(al, bl), high = mpz_cmp(ah, bh), ahbl = mpz_cmp(ah, bl), bhal = mpz_cmp(bh, al);
  if (low == 0 && high == 0)
    return ALLEN_EQUAL;
  if (ahbl < 0 || bhal < 0)
    return ALLEN_BEFORE;
  if (ahbl == 0 || bhal == 0)
    return ALLEN_MEETS;
  if (low == 0)
    return high < 0 ? ALLEN_STARTS : ALLEN_STARTED_BY;
  if (high == 0)
    return low > 0 ? ALLEN_STARTS : ALLEN_STARTED_BY;
  if (low > 0 && high < 0)
    return ALLEN_DURING;
  return low < 0 && high > 0 ? ALLEN_CONTAINS : ALLEN_OVERLAPS;
}

/* 0 within, 1 on an end, 2 outside. */
static int position(const mpz_t c, const mpz_t low, const mpz_t high) {
  const int with_low = mpz_cmp(c, low), with_high = mpz_cmp(c, high);
  if (with_low < 0 || with_high > 0)
    return 2;
  return with_low == 0 || with_high == 0;
}

static place_t zone(int x, int y) {
  if (x == 2 && y == 2)
    return ZONE_CORNER;
  if (x == 2 || y == 2)
    return x + y == 3 ? ZONE_LINE : ZONE_SIDE;
  return x + y == 2 ? ZONE_ON_CORNER : x + y == 1 ? ZONE_ON_SIDE : ZONE_INSIDE;
}

/* Told by spans: those of a box lie between two of its corners. */
static place_t find_place_of(struct oracle *o, const struct form *form) {
  const struct point *a = o->a->point, *b = o->b->point;
  switch (pair_told_by(form_pair(form))) {
  case PLACES_OF_HULLS:
  case PLACES_OF_RINGS: /* tests/ring_test.c has its own */
    return (place_t)place_of_hulls(o, form);
  case PLACES_CELLS:
    return (place_t)PLACE_ALLEN(allen(a[0].x, a[2].x, b[0].x, b[2].x), allen(a[0].y, a[2].y, b[0].y, b[2].y));
  case PLACES_CENTRES:
    return (place_t)((mpz_cmp(a->x, b->x) != 0) + (mpz_cmp(a->y, b->y) != 0));
  default:
    return zone(position(a->x, b[0].x, b[2].x), position(a->y, b[0].y, b[2].y));
  }
}

struct truth oracle_truth(struct oracle *o, const struct form *form, const union number *numbers) {
  struct truth truth = {.relation = RELATION_INVALID};
  if (!read_figures(o, form, numbers))
    return truth;
  look(o, form);
  const int sign = sign_of_gap(o);
  if (sign > 0)
    truth.relation = RELATION_APART;
  else if (is_flat(o, o->a) || is_flat(o, o->b))
    truth.relation = RELATION_FLAT;
  else
    truth.relation = sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  truth.place = find_place_of(o, form);
  if (form_pair(form) == PAIR_POINT_BOX && truth.relation == RELATION_TOUCHING) {
    const struct point *point = o->a->point, *far = &o->b->point[2];
    truth.half_open_hit = mpz_cmp(point->x, far->x) != 0 && mpz_cmp(point->y, far->y) != 0;
  }
  return truth;
}

/* ---- the gap ---- */

/* By how much they must be moved, or by how much they are apart; in the weighted plane. */
static void find_gap(struct oracle *o) {
  mpf_set_z(o->gap, o->reach);
  if (o->core == ON_BOUNDARY) {
    mpf_neg(o->gap, o->gap);
    return;
  }
  find_near(o);
  mpf_set_z(o->f, o->square);
  mpf_sqrt(o->f, o->f);
  mpf_set_z(o->g, o->scale);
  mpf_div(o->f, o->f, o->g); /* how far the origin is from D's boundary */
  mpf_add(o->gap, o->gap, o->f);
  if (o->core == INSIDE) {
    mpf_neg(o->gap, o->gap);
    return;
  }
  find_power(o); /* (d^2 - r^2) / (d + r), the numerator exactly */
  mpf_set_z(o->f, o->s);
  mpf_div(o->f, o->f, o->g);
  mpf_div(o->f, o->f, o->g);
  mpf_div(o->gap, o->f, o->gap);
}

static double saturated(mpf_t value, long unit) {
  if (mpf_sgn(value) == 0)
    return 0;
  long exponent;
  const double fraction = mpf_get_d_2exp(&exponent, value);
  exponent += unit;
  const double most = copysign(0x1.fffffffffffffp1023, fraction), least = copysign(0x1p-1074, fraction);
  if (exponent > 1024)
    return most;
  return exponent < -1073 ? least : ldexp(fraction, (int)exponent);
}

double oracle_gap(struct oracle *o, const struct form *form, const union number *numbers) {
  if (!read_figures(o, form, numbers))
    return NAN;
  look(o, form);
  find_gap(o);
  mpf_set_z(o->f, o->longer);
  mpf_div(o->gap, o->gap, o->f);
  return saturated(o->gap, o->unit);
}
