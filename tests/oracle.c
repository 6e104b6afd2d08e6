#include "oracle.h"

#include "hull_oracle.h"

#include <gmp.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>

/* A shape in whole units: a box's or point's ends, a disc's centre in left and top, and its radius. */
struct whole {
  mpz_t left, right, top, bottom, r;
  bool disc, point, flat, invalid;
};

struct oracle {
  mpz_t number[FORM_MAX_COLUMNS], a, b, c, d, e;
  mpf_t x, y, z;
  struct whole shape[2];
  struct oracle_hull hull[2]; /* the same */
  struct hull_oracle *hulls;
  long unit; /* one unit is 2^unit */
};

struct oracle *oracle_new(void) {
  struct oracle *o = malloc(sizeof *o);
  if (o == NULL)
    abort();
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    mpz_init(o->number[k]);
  mpz_inits(o->a, o->b, o->c, o->d, o->e, NULL);
  mpf_init2(o->x, 128); /* no difference of rounded numbers is taken */
  mpf_init2(o->y, 128);
  mpf_init2(o->z, 128);
  for (unsigned s = 0; s < 2; s++) {
    mpz_inits(o->shape[s].left, o->shape[s].right, o->shape[s].top, o->shape[s].bottom, o->shape[s].r, NULL);
    oracle_hull_init(&o->hull[s]);
  }
  o->hulls = hull_oracle_new();
  return o;
}

void oracle_free(struct oracle *o) {
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    mpz_clear(o->number[k]);
  mpz_clears(o->a, o->b, o->c, o->d, o->e, NULL);
  mpf_clears(o->x, o->y, o->z, NULL);
  for (unsigned s = 0; s < 2; s++) {
    mpz_clears(o->shape[s].left, o->shape[s].right, o->shape[s].top, o->shape[s].bottom, o->shape[s].r, NULL);
    oracle_hull_clear(&o->hull[s]);
  }
  hull_oracle_free(o->hulls);
  free(o);
}

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

static void set_box(struct whole *s, const mpz_t x, const mpz_t y, const mpz_t w, const mpz_t h) {
  mpz_set(s->left, x);
  mpz_set(s->top, y);
  mpz_add(s->right, x, w);
  mpz_add(s->bottom, y, h);
}

static void set_shape(struct oracle *o, struct whole *s, enum layout layout, mpz_t *n) {
  s->disc = layout_kind(layout) == KIND_DISC;
  s->point = layout == LAYOUT_POINT;
  s->flat = s->invalid = false;
  mpz_set_ui(s->r, 0);
  if (s->disc || s->point) {
    mpz_set(s->left, n[0]);
    mpz_set(s->right, n[0]);
    mpz_set(s->top, n[1]);
    mpz_set(s->bottom, n[1]);
    if (s->disc) {
      mpz_set(s->r, n[2]);
      s->invalid = mpz_sgn(s->r) < 0;
      s->flat = mpz_sgn(s->r) == 0;
    }
    return;
  }
  set_box(s, n[0], n[1], n[2], n[layout == LAYOUT_BOX_SQUARE ? 2 : 3]);
  if (layout == LAYOUT_BOX_LTRB) {
    mpz_set(s->right, n[2]);
    mpz_set(s->bottom, n[3]);
  } else if (layout == LAYOUT_BOX_CENTRE) {
    mpz_sub(s->left, n[0], n[2]);
    mpz_sub(s->top, n[1], n[3]);
  } else if (layout == LAYOUT_BOX_PIXELS) {
    mpz_set_ui(o->a, 1);
    mpz_mul_2exp(o->a, o->a, (mp_bitcnt_t)-o->unit);
    mpz_sub(s->right, s->right, o->a);
    mpz_sub(s->bottom, s->bottom, o->a);
  }
  const int x = mpz_cmp(s->right, s->left), y = mpz_cmp(s->bottom, s->top);
  s->invalid = x < 0 || y < 0;
  s->flat = x == 0 || y == 0;
}

/* A point, disc or box. */
static bool has_spans(enum layout layout) {
  const enum shape_kind kind = layout_kind(layout);
  return kind == KIND_POINT || kind == KIND_DISC || kind == KIND_BOX;
}

static bool is_of_hulls(const struct form *form) {
  return !has_spans(form->layouts[0]) || !has_spans(form->layouts[1]);
}

static void hull_of_spans(struct oracle_hull *hull, const struct whole *s) {
  hull->round = s->disc;
  hull->stretched = hull->centred = false;
  hull->points = s->disc || s->point ? 1 : 4;
  mpz_set(hull->r, s->r);
  for (unsigned k = 0; k < hull->points; k++) {
    mpz_set(hull->point[k].x, k == 1 || k == 2 ? s->right : s->left);
    mpz_set(hull->point[k].y, k < 2 ? s->top : s->bottom);
  }
}

static bool read_shapes(struct oracle *o, const struct form *form, const union number *numbers) {
  if (form_pair(form) == PAIR_NONE || !read_numbers(o, form, numbers))
    return false;
  bool valid = true;
  for (unsigned s = 0; s < 2; s++) {
    const enum layout layout = form->layouts[s];
    mpz_t *const n = &o->number[form_first_column(form, s)];
    if (has_spans(layout)) {
      set_shape(o, &o->shape[s], layout, n);
      hull_of_spans(&o->hull[s], &o->shape[s]);
      valid &= !o->shape[s].invalid;
    } else {
      oracle_hull_set(&o->hull[s],
                      layout_vertices(layout),
                      (unsigned)layout_is_round(layout) + layout_is_stretched(layout),
                      n);
      valid &= oracle_hull_is_valid(&o->hull[s]);
    }
  }
  return valid;
}

/* out = the empty stretch between two spans. */
static void between(mpz_t out, const mpz_t al, const mpz_t ah, const mpz_t bl, const mpz_t bh) {
  if (mpz_cmp(ah, bl) < 0)
    mpz_sub(out, bl, ah);
  else if (mpz_cmp(bh, al) < 0)
    mpz_sub(out, al, bh);
  else
    mpz_set_ui(out, 0);
}

/* a and b: the legs between the shapes as sets, discs taken as their centres; c: the sum of the radii. */
static void legs(struct oracle *o) {
  const struct whole *p = &o->shape[0], *q = &o->shape[1];
  between(o->a, p->left, p->right, q->left, q->right);
  between(o->b, p->top, p->bottom, q->top, q->bottom);
  mpz_add(o->c, p->r, q->r);
}

static int sign_of_gap(struct oracle *o) {
  mpz_mul(o->d, o->a, o->a);
  mpz_addmul(o->d, o->b, o->b);
  mpz_submul(o->d, o->c, o->c);
  return mpz_sgn(o->d);
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

static place_t place_of(const struct oracle *o, enum pair pair, const struct form *form) {
  const struct whole *p = &o->shape[0], *q = &o->shape[1];
  if (pair == PAIR_BOX_BOX)
    return (place_t)PLACE_ALLEN(allen(p->left, p->right, q->left, q->right),
                                allen(p->top, p->bottom, q->top, q->bottom));
  if (pair == PAIR_POINT_DISC || pair == PAIR_DISC_DISC)
    return (place_t)((mpz_cmp(p->left, q->left) != 0) + (mpz_cmp(p->top, q->top) != 0));
  const struct whole *box = layout_is_box(form->layouts[0]) ? p : q, *other = box == p ? q : p;
  return zone(position(other->left, box->left, box->right), position(other->top, box->top, box->bottom));
}

/* The first of the pair's name before the other. */
static void look_at_hulls(struct oracle *o, const struct form *form) {
  const bool swapped = form_is_swapped(form);
  hull_oracle_look(o->hulls, &o->hull[swapped], &o->hull[!swapped]);
}

struct truth oracle_hull_truth(struct oracle *o, const struct form *form, const union number *numbers) {
  if (!read_shapes(o, form, numbers))
    return (struct truth){.relation = RELATION_INVALID};
  look_at_hulls(o, form);
  return (struct truth){.relation = hull_oracle_relation(o->hulls),
                        .place = (place_t)hull_oracle_place(o->hulls)};
}

struct truth oracle_truth(struct oracle *o, const struct form *form, const union number *numbers) {
  if (is_of_hulls(form))
    return oracle_hull_truth(o, form, numbers);
  if (!read_shapes(o, form, numbers))
    return (struct truth){.relation = RELATION_INVALID};
  const enum pair pair = form_pair(form);
  struct truth truth = {.place = place_of(o, pair, form)};
  legs(o);
  int sign = sign_of_gap(o);
  const struct whole *p = &o->shape[0], *q = &o->shape[1];
  if (sign == 0 &&
      mpz_sgn(o->c) == 0) { /* boxes and points that meet: do they share more than their edges? */
    const bool edge_x = mpz_cmp(p->right, q->left) == 0 || mpz_cmp(q->right, p->left) == 0;
    const bool edge_y = mpz_cmp(p->bottom, q->top) == 0 || mpz_cmp(q->bottom, p->top) == 0;
    sign = pair == PAIR_POINT_DISC || edge_x || edge_y ? 0 : -1;
  }
  if (sign > 0)
    truth.relation = RELATION_APART;
  else if (p->flat || q->flat)
    truth.relation = RELATION_FLAT;
  else
    truth.relation = sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  if (pair == PAIR_POINT_BOX && truth.relation == RELATION_TOUCHING) {
    const struct whole *box = p->point ? q : p, *point = p->point ? p : q;
    truth.half_open_hit = mpz_cmp(point->left, box->right) != 0 && mpz_cmp(point->top, box->bottom) != 0;
  }
  return truth;
}

/* e = the least of e and high - low. */
static void least_way(struct oracle *o, const mpz_t high, const mpz_t low) {
  mpz_sub(o->d, high, low);
  if (mpz_cmp(o->d, o->e) < 0)
    mpz_set(o->e, o->d);
}

/* e = the shortest move that takes one box or point out of the other. */
static void way_out(struct oracle *o) {
  const struct whole *p = &o->shape[0], *q = &o->shape[1];
  mpz_sub(o->e, p->right, q->left);
  least_way(o, q->right, p->left);
  least_way(o, p->bottom, q->top);
  least_way(o, q->bottom, p->top);
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

double oracle_hull_gap(struct oracle *o, const struct form *form, const union number *numbers) {
  if (!read_shapes(o, form, numbers))
    return NAN;
  look_at_hulls(o, form);
  hull_oracle_gap(o->hulls, o->x);
  return saturated(o->x, o->unit);
}

double oracle_gap(struct oracle *o, const struct form *form, const union number *numbers) {
  if (is_of_hulls(form))
    return oracle_hull_gap(o, form, numbers);
  if (!read_shapes(o, form, numbers))
    return NAN;
  legs(o);
  const bool inside = mpz_sgn(o->a) == 0 && mpz_sgn(o->b) == 0;
  const bool round_pair = form_pair(form) == PAIR_POINT_DISC || form_pair(form) == PAIR_DISC_DISC;
  if (inside && !round_pair) {
    way_out(o);
    mpz_add(o->e, o->e, o->c);
    mpz_neg(o->e, o->e);
    mpf_set_z(o->x, o->e);
    return saturated(o->x, o->unit);
  }
  mpz_mul(o->d, o->a, o->a);
  mpz_addmul(o->d, o->b, o->b);
  mpf_set_z(o->x, o->d);
  mpf_sqrt(o->y, o->x);
  mpf_set_z(o->z, o->c);
  mpf_add(o->y, o->y, o->z);    /* d + s */
  mpz_submul(o->d, o->c, o->c); /* d^2 - s^2, exactly */
  mpf_set_z(o->x, o->d);
  if (mpf_sgn(o->y) == 0)
    return 0;
  mpf_div(o->x, o->x, o->y);
  return saturated(o->x, o->unit);
}
