#include "hull_oracle.h"

#include <stdlib.h>

enum where { OUTSIDE, ON_BOUNDARY, INSIDE };

struct hull_oracle {
  const struct oracle_hull *shape[2];
  /* D of the cores: all differences in order of x then y, each once; then its corners in turn. */
  unsigned differences, corners;
  struct oracle_point difference[ORACLE_HULL_DIFFERENCES], corner[ORACLE_HULL_DIFFERENCES];
  enum where core; /* the origin in D */
  /* The point of D's boundary nearest to the origin is near / scale, its distance sqrt(square) / scale. */
  struct oracle_point near;
  mpz_t scale, square;
  struct oracle_point moved[2][ORACLE_HULL_POINTS];
  struct oracle_point zero, edge, foot;
  struct oracle_point weight; /* a square is weight.x x^2 + weight.y y^2 */
  struct oracle_hull alone;   /* the centre of an ellipse */
  mpz_t longer;               /* 1, or the longer radius of the ellipse */
  mpz_t r, length, along, s, t;
  mpf_t x, y;
};

static void
weighted_dot(struct hull_oracle *o, mpz_t out, const struct oracle_point *p, const struct oracle_point *q) {
  mpz_mul(out, p->x, q->x);
  mpz_mul(out, out, o->weight.x);
  mpz_mul(o->t, p->y, q->y);
  mpz_addmul(out, o->t, o->weight.y);
}

static void each_point(struct hull_oracle *o, void of(struct oracle_point *point)) {
  for (unsigned k = 0; k < ORACLE_HULL_DIFFERENCES; k++) {
    of(&o->difference[k]);
    of(&o->corner[k]);
  }
  for (unsigned k = 0; k < 2 * ORACLE_HULL_POINTS; k++)
    of(&o->moved[k / ORACLE_HULL_POINTS][k % ORACLE_HULL_POINTS]);
  of(&o->near);
  of(&o->zero);
  of(&o->edge);
  of(&o->foot);
  of(&o->weight);
}

struct hull_oracle *hull_oracle_new(void) {
  struct hull_oracle *o = malloc(sizeof *o);
  if (o == NULL)
    abort();
  each_point(o, point_init);
  oracle_hull_init(&o->alone);
  mpz_inits(o->scale, o->square, o->r, o->length, o->along, o->s, o->t, o->longer, NULL);
  mpf_init2(o->x, 128); /* no difference of rounded numbers is taken */
  mpf_init2(o->y, 128);
  return o;
}

void hull_oracle_free(struct hull_oracle *o) {
  each_point(o, point_clear);
  oracle_hull_clear(&o->alone);
  mpz_clears(o->scale, o->square, o->r, o->length, o->along, o->s, o->t, o->longer, NULL);
  mpf_clears(o->x, o->y, NULL);
  free(o);
}

/* How the chord from p to q, read off at the x of `at`, which lies between, compares with the y of `at`. From
 * right to left it is the other way round. */
static int chord_against(struct hull_oracle *o,
                         const struct oracle_point *p,
                         const struct oracle_point *q,
                         const struct oracle_point *at) {
  mpz_sub(o->s, q->x, at->x);
  mpz_mul(o->s, o->s, p->y);
  mpz_sub(o->t, at->x, p->x);
  mpz_addmul(o->s, o->t, q->y);
  mpz_sub(o->t, q->x, p->x);
  mpz_submul(o->s, o->t, at->y);
  return mpz_sgn(o->s);
}

/* Where a point lies in the hull of others: all chords are read off at its x. */
static enum where locate(struct hull_oracle *o,
                         const struct oracle_point *hull,
                         unsigned points,
                         const struct oracle_point *at) {
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

static void find_differences(struct hull_oracle *o) {
  o->differences = 0;
  for (unsigned i = 0; i < o->shape[0]->points * o->shape[1]->points; i++) {
    struct oracle_point *d = o->difference;
    unsigned k = o->differences;
    point_sub(
        &d[k], &o->shape[1]->point[i / o->shape[0]->points], &o->shape[0]->point[i % o->shape[0]->points]);
    unsigned before = k;
    while (before > 0 && point_compare(&d[before - 1], &d[k]) > 0)
      before--;
    if (before > 0 && point_compare(&d[before - 1], &d[k]) == 0)
      continue;
    for (; k > before; k--)
      point_swap(&d[k], &d[k - 1]);
    o->differences++;
  }
}

/* The lower chain from left to right, then the upper one back. */
static void find_corners(struct hull_oracle *o) {
  const unsigned n = o->differences;
  unsigned found[2 * ORACLE_HULL_DIFFERENCES] = {0}, count = 0;
  for (unsigned chain = 0; chain < 2; chain++) {
    const unsigned start = count;
    for (unsigned k = 0; k < n; k++) {
      const unsigned next = chain == 0 ? k : n - 1 - k;
      const struct oracle_point *d = o->difference;
      while (count >= start + 2 &&
             chord_against(o, &d[found[count - 2]], &d[next], &d[found[count - 1]]) <= 0)
        count--;
      found[count++] = next;
    }
    count--; /* it begins the other chain */
  }
  o->corners = n == 1 ? 1 : count;
  for (unsigned k = 0; k < o->corners; k++)
    point_set(&o->corner[k], &o->difference[found[k]]);
}

/* `foot` / `length` is a point of the boundary. */
static void try_foot(struct hull_oracle *o, bool first) {
  weighted_dot(o, o->along, &o->foot, &o->foot);
  mpz_mul(o->s, o->along, o->scale);
  mpz_mul(o->s, o->s, o->scale);
  mpz_mul(o->t, o->square, o->length);
  mpz_mul(o->t, o->t, o->length);
  if (!first && mpz_cmp(o->s, o->t) >= 0)
    return;
  point_set(&o->near, &o->foot);
  mpz_set(o->scale, o->length);
  mpz_set(o->square, o->along);
}

static void find_near(struct hull_oracle *o) {
  for (unsigned k = 0; k < o->corners; k++) {
    const struct oracle_point *p = &o->corner[k];
    point_set(&o->foot, p);
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

/* An ellipse is where ry^2 x^2 + rx^2 y^2 <= (rx ry)^2. */
static void take_radii(struct hull_oracle *o) {
  const struct oracle_hull *a = o->shape[0], *b = o->shape[1], *ellipse = a->stretched ? a : b;
  mpz_set_ui(o->weight.x, 1);
  mpz_set_ui(o->weight.y, 1);
  mpz_set_ui(o->longer, 1);
  mpz_add(o->r, a->r, b->r);
  if (!ellipse->stretched)
    return;
  mpz_mul(o->weight.x, ellipse->ry, ellipse->ry);
  mpz_mul(o->weight.y, ellipse->r, ellipse->r);
  mpz_mul(o->r, ellipse->r, ellipse->ry);
  mpz_set(o->longer, mpz_cmp(ellipse->r, ellipse->ry) > 0 ? ellipse->r : ellipse->ry);
}

void hull_oracle_look(struct hull_oracle *o, const struct oracle_hull *a, const struct oracle_hull *b) {
  o->shape[0] = a;
  o->shape[1] = b;
  take_radii(o);
  find_differences(o);
  find_corners(o);
  o->core = locate(o, o->corner, o->corners, &o->zero);
  find_near(o);
}

/* s = the square of the distance between the cores less that of the radii, times that of the scale. */
static void find_power(struct hull_oracle *o) {
  mpz_mul(o->t, o->r, o->scale);
  mpz_mul(o->t, o->t, o->t);
  mpz_sub(o->s, o->square, o->t);
}

static int sign_of_gap(struct hull_oracle *o) {
  if (o->core == INSIDE)
    return -1;
  if (o->core == ON_BOUNDARY)
    return -mpz_sgn(o->r);
  find_power(o);
  return mpz_sgn(o->s);
}

enum relation hull_oracle_relation(struct hull_oracle *o) {
  const int sign = sign_of_gap(o);
  if (sign > 0)
    return RELATION_APART;
  if (oracle_hull_is_flat(o->shape[0]) || oracle_hull_is_flat(o->shape[1]))
    return RELATION_FLAT;
  return sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

/* Moves b by the shortest way to a, where the cores do not meet, and enlarges both until all is whole. The
 * set of closest pairs is then what they share. */
static void bring_together(struct hull_oracle *o) {
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < o->shape[s]->points; k++) {
      struct oracle_point *p = &o->moved[s][k];
      point_set(p, &o->shape[s]->point[k]);
      if (o->core != OUTSIDE)
        continue;
      point_scale(p, p, o->scale);
      if (s == 1)
        point_sub(p, p, &o->near);
    }
}

static enum hull_place find_place(struct hull_oracle *o) {
  bring_together(o);
  const struct oracle_point *shared = NULL; /* a point of one that is in the other */
  unsigned count[2] = {0, 0};
  bool several = false;
  for (unsigned s = 0; s < 2; s++)
    for (unsigned k = 0; k < o->shape[s]->points; k++) {
      const struct oracle_point *p = &o->moved[s][k];
      if (locate(o, o->moved[!s], o->shape[!s]->points, p) == OUTSIDE)
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
  if (count[0] == o->shape[0]->points)
    return HULL_A_IN_B;
  if (count[1] == o->shape[1]->points)
    return HULL_B_IN_A;
  if (count[0] > 0)
    return count[1] > 0 ? HULL_CORNERS : HULL_VERTEX_OF_A_IN_B;
  return count[1] > 0 ? HULL_VERTEX_OF_B_IN_A : HULL_CROSSING;
}

enum hull_place hull_oracle_place(struct hull_oracle *o) {
  const struct oracle_hull *shape[2] = {o->shape[0], o->shape[1]};
  for (unsigned s = 0; s < 2; s++)
    if (shape[s]->centred) {
      point_set(&o->alone.point[0], &shape[s]->centre);
      o->alone.points = 1;
      hull_oracle_look(o, s == 0 ? &o->alone : shape[0], s == 0 ? shape[1] : &o->alone);
    }
  const enum hull_place place = find_place(o);
  hull_oracle_look(o, shape[0], shape[1]);
  return place;
}

static void find_gap(struct hull_oracle *o, mpf_t gap) {
  mpf_set_z(gap, o->r);
  if (o->core == ON_BOUNDARY) {
    mpf_neg(gap, gap);
    return;
  }
  mpf_set_z(o->x, o->square);
  mpf_sqrt(o->x, o->x);
  mpf_set_z(o->y, o->scale);
  mpf_div(o->x, o->x, o->y); /* how far the origin is from D's boundary */
  mpf_add(gap, gap, o->x);
  if (o->core == INSIDE) {
    mpf_neg(gap, gap);
    return;
  }
  find_power(o); /* (d^2 - r^2) / (d + r), the numerator exactly */
  mpf_set_z(o->x, o->s);
  mpf_div(o->x, o->x, o->y);
  mpf_div(o->x, o->x, o->y);
  mpf_div(gap, o->x, gap);
}

/* With the plane squeezed along the ellipse's longer axis. */
void hull_oracle_gap(struct hull_oracle *o, mpf_t gap) {
  find_gap(o, gap);
  mpf_set_z(o->x, o->longer);
  mpf_div(gap, gap, o->x);
}
