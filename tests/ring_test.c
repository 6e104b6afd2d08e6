/* The truth of a polygon and another shape, beside one worked out in another way: the polygon is cut into
 * triangles, ear by ear, and each is held against the shape by itself.
 *
 *   ring_test
 *
 * GRAZE_LONG tries 100 times as many, GRAZE_SHORT half.
 */
#include "generate/generate.h"
#include "random.h"
#include "reference/ring.h"
#include "registry.h"
#include "unit.h"
#include "vectors.h"

#include <gmp.h>
#include <math.h>

enum { CORNERS = HULL_POINTS, PARTS = CORNERS + 1 };

struct spot {
  mpz_t x, y;
};

/* A shape as whole numbers: corners in turn, and a radius. */
struct drawn_shape {
  unsigned corners;
  int64_t x[CORNERS], y[CORNERS], r;
  bool ring;
};

/* ---- the oracle ---- */

/* What a polygon is cut into: triangles, and the cuts between them. */
struct cutting {
  unsigned triangles, cuts;
  unsigned triangle[PARTS][3], cut[PARTS][2];
};

struct oracle_room {
  struct spot a[CORNERS], b[CORNERS];
  mpz_t r, s, t, u, v;
};

static void each_number(struct oracle_room *o, void of(mpz_ptr)) {
  for (unsigned k = 0; k < CORNERS; k++) {
    of(o->a[k].x);
    of(o->a[k].y);
    of(o->b[k].x);
    of(o->b[k].y);
  }
  const mpz_ptr rest[] = {o->r, o->s, o->t, o->u, o->v};
  for (unsigned k = 0; k < sizeof rest / sizeof rest[0]; k++)
    of(rest[k]);
}

static void number_new(mpz_ptr number) { mpz_init(number); }
static void number_free(mpz_ptr number) { mpz_clear(number); }

/* Whole numbers of 64 bits, by way of two halves. */
static void set(mpz_t to, int64_t value) {
  mpz_set_si(to, (long)(value >> 32));
  mpz_mul_2exp(to, to, 32);
  mpz_add_ui(to, to, (unsigned long)(value & 0xffffffff));
}

/* The area of p q r twice, with its sign, in o->s. */
static int turn(struct oracle_room *o, const struct spot *p, const struct spot *q, const struct spot *r) {
  mpz_sub(o->s, q->x, p->x);
  mpz_sub(o->t, r->y, p->y);
  mpz_mul(o->s, o->s, o->t);
  mpz_sub(o->t, q->y, p->y);
  mpz_sub(o->u, r->x, p->x);
  mpz_submul(o->s, o->t, o->u);
  return mpz_sgn(o->s);
}

static int order(const struct spot *p, const struct spot *q) {
  const int x = mpz_cmp(p->x, q->x), y = mpz_cmp(p->y, q->y);
  return x != 0 ? (x > 0) - (x < 0) : (y > 0) - (y < 0);
}

/* Of a point on the line of p and q: points of one line stand in one order. */
static bool lies_between(const struct spot *p, const struct spot *q, const struct spot *at) {
  return order(p, at) * order(at, q) >= 0;
}

static bool share_a_point(struct oracle_room *o,
                          const struct spot *p,
                          const struct spot *q,
                          const struct spot *r,
                          const struct spot *s) {
  const int of_r = turn(o, p, q, r), of_s = turn(o, p, q, s), of_p = turn(o, r, s, p),
            of_q = turn(o, r, s, q);
  if (of_r * of_s < 0 && of_p * of_q < 0)
    return true;
  return (of_r == 0 && lies_between(p, q, r)) || (of_s == 0 && lies_between(p, q, s)) ||
         (of_p == 0 && lies_between(r, s, p)) || (of_q == 0 && lies_between(r, s, q));
}

/* Leaves out corners that repeat the one before. */
static unsigned without_repeats(struct spot *at, unsigned count) {
  unsigned kept = 0;
  for (unsigned k = 0; k < count; k++)
    if (kept == 0 || order(&at[kept - 1], &at[k]) != 0) {
      mpz_swap(at[kept].x, at[k].x);
      mpz_swap(at[kept++].y, at[k].y);
    }
  while (kept > 1 && order(&at[0], &at[kept - 1]) == 0)
    kept--;
  return kept;
}

static bool is_on_one_line(struct oracle_room *o, const struct spot *at, unsigned count) {
  for (unsigned k = 2; k < count; k++)
    if (turn(o, &at[0], &at[1], &at[k]) != 0)
      return false;
  return true;
}

/* Sides that are not neighbours share no point, and neighbours only their corner. */
static bool is_simple(struct oracle_room *o, const struct spot *at, unsigned n) {
  for (unsigned j = 0; j < n; j++)
    for (unsigned k = j + 1; k < n; k++) {
      const struct spot *const p = &at[j], *const q = &at[(j + 1) % n], *const r = &at[k],
                               *const s = &at[(k + 1) % n];
      if (k == j + 1 || (k + 1) % n == j) {
        const struct spot *const from = k == j + 1 ? p : r, *const by = k == j + 1 ? q : s,
                                 *const to = k == j + 1 ? s : q;
        if (turn(o, from, by, to) == 0 && !lies_between(from, to, by))
          return false;
      } else if (share_a_point(o, p, q, r, s)) {
        return false;
      }
    }
  return true;
}

static bool holds(struct oracle_room *o, const struct spot *const corner[3], const struct spot *at) {
  int least = 1, greatest = -1;
  for (unsigned k = 0; k < 3; k++) {
    const int side = turn(o, corner[k], corner[(k + 1) % 3], at);
    least = side < least ? side : least;
    greatest = side > greatest ? side : greatest;
  }
  return least >= 0 || greatest <= 0;
}

/* Twice the area of a ring, in o->v. */
static int winding(struct oracle_room *o, const struct spot *at, const unsigned *list, unsigned count) {
  mpz_set_ui(o->v, 0);
  for (unsigned k = 1; k + 1 < count; k++) {
    turn(o, &at[list[0]], &at[list[k]], &at[list[k + 1]]);
    mpz_add(o->v, o->v, o->s);
  }
  return mpz_sgn(o->v);
}

/* Cuts ears off. An ear turns as the ring does and holds no other corner; a corner that runs straight on is
 * one once the ear is a triangle without area, which is left out. */
static void cut_up(struct oracle_room *o, const struct spot *at, unsigned count, struct cutting *cutting) {
  unsigned list[CORNERS];
  for (unsigned k = 0; k < count; k++)
    list[k] = k;
  const int way = winding(o, at, list, count);
  *cutting = (struct cutting){.triangles = 0};
  while (count > 2) {
    unsigned k = 0;
    for (; k < count; k++) {
      const unsigned before = list[(k + count - 1) % count], after = list[(k + 1) % count];
      const struct spot *const corner[3] = {&at[before], &at[list[k]], &at[after]};
      const int side = turn(o, corner[0], corner[1], corner[2]) * way;
      bool ear = side > 0;
      for (unsigned j = 0; ear && j < count; j++)
        ear = list[j] == before || list[j] == list[k] || list[j] == after || !holds(o, corner, &at[list[j]]);
      if (!ear)
        continue;
      memcpy(cutting->triangle[cutting->triangles++],
             (unsigned[3]){before, list[k], after},
             sizeof cutting->triangle[0]);
      if (count > 3)
        memcpy(cutting->cut[cutting->cuts++], (unsigned[2]){before, after}, sizeof cutting->cut[0]);
      break;
    }
    if (k == count) /* only corners on one line are left: no ear is without area */
      break;
    for (count--; k < count; k++)
      list[k] = list[k + 1];
  }
}

/* ---- two shapes ---- */

/* A convex part of a shape. */
struct piece {
  unsigned count;
  const struct spot *at[CORNERS];
};

struct pieces {
  unsigned count, cuts;
  struct piece part[PARTS], cut[PARTS];
};

static struct piece piece_of(const struct spot *at, const unsigned *which, unsigned count) {
  struct piece part = {.count = count};
  for (unsigned k = 0; k < count; k++)
    part.at[k] = &at[which == NULL ? k : which[k]];
  return part;
}

/* Of corners on one line, the first and the last in their order. */
static struct piece ends_of(const struct spot *at, unsigned count) {
  unsigned first = 0, last = 0;
  for (unsigned k = 1; k < count; k++) {
    first = order(&at[k], &at[first]) < 0 ? k : first;
    last = order(&at[k], &at[last]) > 0 ? k : last;
  }
  return piece_of(at, (unsigned[2]){first, last}, count == 1 ? 1 : 2);
}

static struct pieces pieces_of(struct oracle_room *o, const struct spot *at, unsigned count, bool ring) {
  struct pieces parts = {.count = 1};
  struct cutting cutting;
  if (is_on_one_line(o, at, count)) {
    parts.part[0] = ends_of(at, count);
    return parts;
  }
  if (!ring) {
    parts.part[0] = piece_of(at, NULL, count);
    return parts;
  }
  cut_up(o, at, count, &cutting);
  assert_int_equal(cutting.triangles, count - 2);
  parts.count = cutting.triangles;
  parts.cuts = cutting.cuts;
  for (unsigned k = 0; k < cutting.triangles; k++)
    parts.part[k] = piece_of(at, cutting.triangle[k], 3);
  for (unsigned k = 0; k < cutting.cuts; k++)
    parts.cut[k] = piece_of(at, cutting.cut[k], 2);
  return parts;
}

/* The least and the greatest area that the line p q makes with the corners of a part. */
static void reach_of(struct oracle_room *o,
                     const struct spot *p,
                     const struct spot *q,
                     const struct piece *part,
                     mpz_t least,
                     mpz_t greatest) {
  for (unsigned k = 0; k < part->count; k++) {
    turn(o, p, q, part->at[k]);
    if (k == 0 || mpz_cmp(o->s, least) < 0)
      mpz_set(least, o->s);
    if (k == 0 || mpz_cmp(o->s, greatest) > 0)
      mpz_set(greatest, o->s);
  }
}

/* -1 where the lines of a's sides keep a and b apart, 0 where they let them touch, 1 where they overlap. */
static int by_sides(struct oracle_room *o, const struct piece *a, const struct piece *b) {
  mpz_t low_a, high_a, low_b, high_b;
  int sign = 1;
  mpz_inits(low_a, high_a, low_b, high_b, NULL);
  for (unsigned k = 0; a->count > 1 && k < a->count; k++) {
    const struct spot *const p = a->at[k], *const q = a->at[(k + 1) % a->count];
    reach_of(o, p, q, a, low_a, high_a);
    reach_of(o, p, q, b, low_b, high_b);
    const int one = mpz_cmp(high_a, low_b), other = mpz_cmp(high_b, low_a);
    const int here = one < 0 || other < 0 ? -1 : one == 0 || other == 0 ? 0 : 1;
    sign = here < sign ? here : sign;
  }
  mpz_clears(low_a, high_a, low_b, high_b, NULL);
  return sign;
}

/* Of parts of which one has an area, or which are points or segments: those only meet or do not. */
static int meeting(struct oracle_room *o, const struct piece *a, const struct piece *b) {
  if (a->count <= 2 && b->count <= 2)
    return share_a_point(o, a->at[0], a->at[a->count - 1], b->at[0], b->at[b->count - 1]) ? 0 : -1;
  const int of_a = by_sides(o, a, b), of_b = by_sides(o, b, a);
  return of_a < of_b ? of_a : of_b;
}

/* Whether two segments on one line, or a point and a segment, share more than ends of the second. */
static bool runs_along(struct oracle_room *o, const struct piece *a, const struct piece *cut) {
  const struct spot *const p = cut->at[0], *const q = cut->at[1];
  for (unsigned k = 0; k < a->count; k++)
    if (turn(o, p, q, a->at[k]) != 0)
      return false;
  const bool way = order(p, q) < 0;
  const struct spot *const low = way ? p : q, *const high = way ? q : p;
  const struct spot *const last = a->at[a->count - 1];
  const bool turned = order(a->at[0], last) > 0;
  const struct spot *const from = turned ? last : a->at[0], *const to = turned ? a->at[0] : last;
  return order(from, high) < 0 && order(to, low) > 0;
}

/* The sign of the distance of a corner of one from a side, or a corner, of the other, less the radius. */
static int
corner_gap(struct oracle_room *o, const struct spot *v, const struct spot *p, const struct spot *q) {
  mpz_t along, length, square;
  int sign = 1;
  mpz_inits(along, length, square, NULL);
  /* along = (v - p) . (q - p), length = (q - p)^2 */
  for (unsigned axis = 0; axis < 2; axis++) {
    mpz_sub(o->s, axis == 0 ? q->x : q->y, axis == 0 ? p->x : p->y);
    mpz_sub(o->t, axis == 0 ? v->x : v->y, axis == 0 ? p->x : p->y);
    mpz_addmul(along, o->s, o->t);
    mpz_addmul(length, o->s, o->s);
    mpz_addmul(square, o->t, o->t);
  }
  mpz_mul(o->v, o->r, o->r);
  if (mpz_sgn(along) > 0 && mpz_cmp(along, length) < 0) {
    turn(o, p, q, v);
    mpz_mul(o->s, o->s, o->s);
    mpz_mul(o->v, o->v, length);
    sign = mpz_cmp(o->s, o->v);
  } else if (mpz_sgn(along) <= 0) {
    sign = mpz_cmp(square, o->v);
  } else {
    sign = 1; /* the other end is asked as `p` too */
  }
  mpz_clears(along, length, square, NULL);
  return (sign > 0) - (sign < 0);
}

static int round_gap(struct oracle_room *o, const struct piece *a, const struct piece *b) {
  int least = 1;
  for (unsigned way = 0; way < 2; way++) {
    const struct piece *const of = way == 0 ? a : b, *const sides = way == 0 ? b : a;
    for (unsigned j = 0; j < of->count; j++)
      for (unsigned k = 0; k < sides->count; k++)
        for (unsigned end = 0; end < 2; end++) {
          const struct spot *const p = sides->at[k], *const q = sides->at[(k + 1) % sides->count];
          const int sign = corner_gap(o, of->at[j], end == 0 ? p : q, end == 0 ? q : p);
          least = sign < least ? sign : least;
        }
  }
  return least;
}

/* The sign of the gap: 1 apart, 0 touching, -1 overlapping. */
static int gap_of(struct oracle_room *o, const struct pieces *a, const struct pieces *b) {
  int gap = 1;
  for (unsigned j = 0; j < a->count; j++)
    for (unsigned k = 0; k < b->count; k++) {
      const int meet = -meeting(o, &a->part[j], &b->part[k]);
      const int here = mpz_sgn(o->r) == 0 ? meet : meet <= 0 ? -1 : round_gap(o, &a->part[j], &b->part[k]);
      gap = here < gap ? here : gap;
    }
  for (unsigned way = 0; way < 2; way++) {
    const struct pieces *const thin = way == 0 ? a : b, *const cut = way == 0 ? b : a;
    for (unsigned k = 0; gap == 0 && thin->part[0].count <= 2 && k < cut->cuts; k++)
      gap = runs_along(o, &thin->part[0], &cut->cut[k]) ? -1 : gap;
  }
  return gap;
}

/* Whether a point moved right by a little, and up by far less, lies in a part: the sign of the area that a
 * side makes with it is that of the first of three terms that is not 0. */
static bool is_held(struct oracle_room *o, const struct spot *point, const struct pieces *parts) {
  for (unsigned k = 0; k < parts->count; k++) {
    const struct piece *const part = &parts->part[k];
    int least = 1, greatest = -1;
    for (unsigned j = 0; j < part->count; j++) {
      const struct spot *const p = part->at[j], *const q = part->at[(j + 1) % part->count];
      const int side = turn(o, p, q, point), falls = mpz_cmp(p->y, q->y), runs = mpz_cmp(q->x, p->x);
      const int sign = side != 0 ? side : falls != 0 ? (falls > 0) - (falls < 0) : (runs > 0) - (runs < 0);
      least = sign < least ? sign : least;
      greatest = sign > greatest ? sign : greatest;
    }
    if (least > 0 || greatest < 0)
      return true;
  }
  return false;
}

/* ---- what is within what ---- */

/* A point of the way from p to q, after a part of it. */
static void part_of_way(mpq_t to, const mpz_t p, const mpz_t q, const mpq_t part) {
  mpq_t from;
  mpq_init(from);
  mpq_set_z(from, p);
  mpq_set_z(to, q);
  mpq_sub(to, to, from);
  mpq_mul(to, to, part);
  mpq_add(to, to, from);
  mpq_clear(from);
}

/* Whether some part has the point after a part of the way from p to q. */
static bool
have_part_of_way(const struct pieces *parts, const struct spot *p, const struct spot *q, const mpq_t part) {
  mpq_t x, y, s, t, u;
  bool have = false;
  mpq_inits(x, y, s, t, u, NULL);
  part_of_way(x, p->x, q->x, part);
  part_of_way(y, p->y, q->y, part);
  for (unsigned k = 0; k < parts->count && !have; k++) {
    const struct piece *const of = &parts->part[k];
    int least = 1, greatest = -1;
    for (unsigned j = 0; j < of->count; j++) {
      const struct spot *const from = of->at[j], *const to = of->at[(j + 1) % of->count];
      /* (to - from) x (at - from) */
      mpq_set_z(s, from->y);
      mpq_sub(s, y, s);
      mpq_set_z(t, to->x);
      mpq_set_z(u, from->x);
      mpq_sub(t, t, u);
      mpq_mul(s, s, t);
      mpq_sub(u, x, u);
      mpq_set_z(t, to->y);
      mpq_mul(t, t, u);
      mpq_sub(s, s, t);
      mpq_set_z(t, from->y);
      mpq_mul(t, t, u);
      mpq_add(s, s, t);
      least = mpq_sgn(s) < least ? mpq_sgn(s) : least;
      greatest = mpq_sgn(s) > greatest ? mpq_sgn(s) : greatest;
    }
    have = least >= 0 || greatest <= 0;
  }
  mpq_clears(x, y, s, t, u, NULL);
  return have;
}

/* Whether parts with an area have all of a segment, or a point: between the places where the lines of their
 * sides cross it nothing changes, so the middles of those and the ends tell. */
static bool
have_way(struct oracle_room *o, const struct pieces *parts, const struct spot *p, const struct spot *q) {
  enum { MOST = 3 * PARTS + CORNERS + 2 };
  mpq_t cut[MOST], middle;
  unsigned cuts = 2;
  bool have = true;
  for (unsigned k = 0; k < MOST; k++)
    mpq_init(cut[k]);
  mpq_init(middle);
  mpq_set_ui(cut[1], 1, 1);
  for (unsigned k = 0; k < parts->count; k++)
    for (unsigned j = 0; j < parts->part[k].count; j++) {
      const struct spot *const from = parts->part[k].at[j], *const to =
                                                                parts->part[k]
                                                                    .at[(j + 1) % parts->part[k].count];
      const int at_q = turn(o, from, to, q);
      mpz_set(o->v, o->s);
      if (at_q * turn(o, from, to, p) >= 0)
        continue;
      mpz_sub(o->v, o->s, o->v);
      mpq_set_num(cut[cuts], o->s);
      mpq_set_den(cut[cuts], o->v);
      mpq_canonicalize(cut[cuts]);
      for (unsigned place = cuts++; place > 0 && mpq_cmp(cut[place - 1], cut[place]) > 0; place--)
        mpq_swap(cut[place - 1], cut[place]);
    }
  for (unsigned k = 0; k < cuts && have; k++) {
    have = have_part_of_way(parts, p, q, cut[k]);
    if (k + 1 == cuts || !have)
      break;
    mpq_add(middle, cut[k], cut[k + 1]);
    mpq_div_2exp(middle, middle, 1);
    have = have_part_of_way(parts, p, q, middle);
  }
  for (unsigned k = 0; k < MOST; k++)
    mpq_clear(cut[k]);
  mpq_clear(middle);
  return have;
}

/* The sign of how far a shape `b`, grown by o->r, reaches out of a polygon `a` with an area. */
static int reach_of_ring(struct oracle_room *o,
                         const struct spot *a,
                         unsigned na,
                         const struct pieces *parts,
                         const struct spot *b,
                         unsigned nb) {
  int out = -1;
  for (unsigned k = 0; k < nb; k++) {
    const struct spot *const p = &b[k], *const q = &b[(k + 1) % nb];
    if (!have_way(o, parts, p, q))
      return 1;
    for (unsigned j = 0; j < na; j++) {
      const struct piece side = {2, {&a[j], &a[(j + 1) % na]}}, way = {2, {p, q}};
      const bool meet = share_a_point(o, side.at[0], side.at[1], p, q);
      const int here = mpz_sgn(o->r) == 0 ? (meet ? 0 : -1) : meet ? 1 : -round_gap(o, &side, &way);
      out = here > out ? here : out;
    }
  }
  return out;
}

/* The sign of how far the corners of a polygon `b` reach out of a convex shape `a`, grown by o->r. */
static int reach_of_hull(struct oracle_room *o, const struct pieces *a, const struct spot *b, unsigned nb) {
  int out = -1;
  for (unsigned k = 0; k < nb; k++) {
    const struct pieces corner = {.count = 1, .part = {piece_of(&b[k], NULL, 1)}};
    const int gap = gap_of(o, a, &corner);
    out = gap > out ? gap : out;
  }
  return out;
}

/* ---- shapes to try ---- */

static uint64_t drawn = 1;
static int64_t draw(int64_t low, int64_t high) {
  const uint64_t values = (uint64_t)(high - low) + 1;
  return low + (int64_t)(values > 1 ? random_next(&drawn) % values : 0);
}

/* A ring that grows: an edge is bent through a new corner; now and then a corner is said twice. Many meet
 * themselves. */
static void draw_ring(struct drawn_shape *shape, int64_t size, unsigned corners) {
  shape->ring = true;
  shape->r = 0;
  shape->corners = 0;
  while (shape->corners < corners) {
    const unsigned at = shape->corners == 0 ? 0 : (unsigned)draw(0, shape->corners);
    const bool again = at > 0 && draw(0, 9) == 0, level = at > 0 && draw(0, 3) == 0,
               along = at > 0 && draw(0, 5) == 0;
    for (unsigned k = shape->corners++; k > at; k--) {
      shape->x[k] = shape->x[k - 1];
      shape->y[k] = shape->y[k - 1];
    }
    shape->x[at] = again || along ? shape->x[at - 1] : draw(0, size);
    shape->y[at] = again || level ? shape->y[at - 1] : draw(0, size);
  }
}

/* Steps up and down: many corners, level with each other, and no meeting. */
static void draw_comb(struct drawn_shape *shape, int64_t size, unsigned teeth) {
  *shape = (struct drawn_shape){.ring = true};
  const bool turned = draw(0, 1) == 1;
  for (unsigned k = 0; k < 2 * teeth + 2; k++) {
    const bool base = k < 2;
    const int64_t along = base ? (k == 0 ? 0 : (int64_t)teeth * 2) : (int64_t)teeth * 2 - (int64_t)(k - 2);
    const int64_t up = base ? 0 : k % 2 == 0 ? size : draw(1, size);
    shape->x[k] = turned ? up : along;
    shape->y[k] = turned ? along : up;
    shape->corners++;
  }
}

static void draw_shape(struct drawn_shape *shape, int64_t size) {
  const int64_t kind = draw(0, 8), x = draw(0, size), y = draw(0, size), w = draw(1, size), h = draw(1, size);
  *shape = (struct drawn_shape){.corners = 1, .x = {x}, .y = {y}};
  if (kind >= 5) {
    draw_ring(shape, size, (unsigned)draw(3, 6));
    shape->ring = kind >= 6;
    shape->corners = shape->ring ? shape->corners : 3;
  } else if (kind == 4) {
    *shape = (struct drawn_shape){4, {x, x + w, x + w, x}, {y, y, y + h, y + h}, draw(0, 2), false};
  } else if (kind >= 2) {
    shape->corners = 2;
    shape->x[1] = x + w - size / 2;
    shape->y[1] = y + h - size / 2;
    shape->r = kind == 3 ? draw(1, size) : 0;
  } else if (kind == 1) {
    shape->r = draw(1, size);
  }
}

/* ---- both ---- */

/* A whole number times 2^power, as one term or as two whose sum it is. */
static void put(struct terms *to, int64_t value, int power, int64_t far) {
  to->count = 0;
  to->term[to->count++] = ldexp((double)(value - far), power);
  if (far != 0)
    to->term[to->count++] = ldexp((double)far, power);
}

static struct hull hull_of(const struct drawn_shape *shape, int power, bool split) {
  struct hull hull = {.points = shape->corners};
  for (unsigned k = 0; k < shape->corners; k++) {
    put(&hull.x[k], shape->x[k], power, split ? draw(-1000, 1000) * 0x10000000 : 0);
    put(&hull.y[k], shape->y[k], power, split ? draw(-1000, 1000) * 0x10000000 : 0);
  }
  if (shape->r > 0)
    put(&hull.r, shape->r, power, 0);
  return hull;
}

static unsigned take(struct spot *to, const struct drawn_shape *shape) {
  for (unsigned k = 0; k < shape->corners; k++) {
    set(to[k].x, shape->x[k]);
    set(to[k].y, shape->y[k]);
  }
  return without_repeats(to, shape->corners);
}

static void print_shape(const struct drawn_shape *shape) {
  fprintf(stderr, "%s of %u, r %ld:", shape->ring ? "ring" : "hull", shape->corners, (long)shape->r);
  for (unsigned k = 0; k < shape->corners; k++)
    fprintf(stderr, " %ld,%ld", (long)shape->x[k], (long)shape->y[k]);
  fputs("\n", stderr);
}

struct told {
  unsigned long rings, none, flat, gap[3], held;
};

static void
compare(struct oracle_room *o, const struct drawn_shape *a, const struct drawn_shape *b, struct told *told) {
  const int power = draw(0, 3) == 0 ? (int)draw(-900, 900) : 0;
  const bool split = draw(0, 3) == 0;
  const struct hull of_a = hull_of(a, power, split), of_b = hull_of(b, power, split);
  bool held;
  const struct hull_truth truth = ring_truth(&of_a, &of_b, a->ring, RING_SIMPLE, &held);
  const unsigned na = take(o->a, a), nb = take(o->b, b);
  const bool flat_b = is_on_one_line(o, o->b, nb), flat_a = is_on_one_line(o, o->a, na);
  const bool none = (!flat_b && !is_simple(o, o->b, nb)) || (a->ring && !flat_a && !is_simple(o, o->a, na));
  const bool told_none = hull_is_bent(&truth.core[0]) || hull_is_bent(&truth.core[1]);
  bool same = none == told_none;
  int gap = 0;
  told->rings++;
  told->none += none;
  if (same && !none) {
    set(o->r, a->r);
    const struct pieces pa = pieces_of(o, o->a, na, a->ring), pb = pieces_of(o, o->b, nb, true);
    gap = gap_of(o, &pa, &pb);
    told->gap[gap + 1]++;
    told->flat += flat_b;
    /* Two segments only meet or do not; of what crosses the reference says more. */
    const bool thin = pa.part[0].count <= 2 && flat_b;
    same = thin ? (gap == 1) == (truth.gap == 1) : gap == truth.gap;
    same &= flat_b == !truth.core[1].left_turn;
    if (a->corners == 1 && a->r == 0 && !flat_b && gap == 0) {
      const bool in = is_held(o, &o->a[0], &pb);
      same &= in == held;
      told->held += in;
    }
  }
  if (same)
    return;
  print_shape(a);
  print_shape(b);
  fail_msg("times 2^%d%s: told %s, gap %d, held %d; expected %s, gap %d",
           power,
           split ? ", split" : "",
           told_none ? "no ring" : "a ring",
           truth.gap,
           held,
           none ? "no ring" : "a ring",
           gap);
}

static unsigned rows_of(unsigned most) {
  return getenv("GRAZE_LONG") != NULL ? most : getenv("GRAZE_SHORT") != NULL ? 20000 : 40000;
}

TEST(rings_are_as_their_triangles) {
  const unsigned rows = rows_of(4000000);
  struct told told = {0};
  struct oracle_room room;
  each_number(&room, number_new);
  for (unsigned row = 0; row < rows; row++) {
    const int64_t size = draw(0, 2) == 0 ? 4 : draw(0, 1) == 0 ? 8 : 1000000;
    struct drawn_shape a, b;
    if (draw(0, 3) == 0)
      draw_comb(&b, size < 8 ? size : 8, (unsigned)draw(2, 7));
    else
      draw_ring(&b, size, (unsigned)draw(3, draw(0, 3) == 0 ? CORNERS : 6));
    draw_shape(&a, size < 17 ? size : draw(0, 1) == 0 ? 16 : size);
    if (draw(0, 9) == 0 && a.r == 0) { /* of corners of the ring */
      a = b;
      a.corners = (unsigned)draw(1, a.ring && draw(0, 1) == 0 ? b.corners : 3);
      a.ring = a.corners > 3;
    }
    compare(&room, &a, &b, &told);
  }
  each_number(&room, number_free);
  print_message("%lu rows: %lu of no ring, %lu of a flat one; %lu overlap, %lu touch (%lu held), %lu apart\n",
                told.rings,
                told.none,
                told.flat,
                told.gap[0],
                told.gap[1],
                told.held,
                told.gap[2]);
  assert_true(told.none > rows / 20 && told.gap[0] > rows / 20 && told.gap[1] > rows / 20 &&
              told.held > rows / 1000);
}

/* ---- a point, by a rule ---- */

static int64_t turned(const struct drawn_shape *ring, unsigned k, unsigned next, int64_t x, int64_t y) {
  return (ring->x[next] - ring->x[k]) * (y - ring->y[k]) - (ring->y[next] - ring->y[k]) * (x - ring->x[k]);
}

/* Whether a point lies on an edge; if not, how often a ray from it is crossed, one way and the other. The
 * ray's direction is any that leads to no corner. */
static bool crossed(const struct drawn_shape *ring, int64_t x, int64_t y, int ways[2]) {
  int64_t dx = 1, dy = 0;
  bool at_corner = true;
  while (at_corner) {
    dx = draw(-1000, 1000);
    dy = draw(-1000, 1000);
    at_corner = false;
    for (unsigned k = 0; k < ring->corners; k++)
      at_corner |= (ring->x[k] != x || ring->y[k] != y) && dx * (ring->y[k] - y) == dy * (ring->x[k] - x);
  }
  ways[0] = ways[1] = 0;
  for (unsigned k = 0; k < ring->corners; k++) {
    const unsigned next = (k + 1) % ring->corners;
    const int64_t px = ring->x[k] - x, py = ring->y[k] - y, qx = ring->x[next] - x, qy = ring->y[next] - y;
    const int64_t side = turned(ring, k, next, x, y);
    if (side == 0 && px * qx + py * qy <= 0)
      return true;
    const bool left = dx * py - dy * px > 0, then_left = dx * qy - dy * qx > 0;
    if (left != then_left && then_left == (side > 0))
      ways[then_left]++;
  }
  return false;
}

/* A ring that may cross itself, or is twice round but for a corner; a point, or one at a corner or level with
 * it. */
static void draw_crossed(struct drawn_shape *ring, struct drawn_shape *point) {
  const int64_t size = draw(0, 1) == 0 ? 4 : draw(0, 1) == 0 ? 8 : 100000;
  draw_ring(ring, size, (unsigned)draw(3, draw(0, 2) == 0 ? CORNERS : 8));
  if (ring->corners <= CORNERS / 2 && draw(0, 2) == 0) {
    for (unsigned k = 0; k < ring->corners; k++) {
      ring->x[ring->corners + k] = ring->x[k];
      ring->y[ring->corners + k] = ring->y[k];
    }
    ring->corners *= 2;
    ring->x[0] = draw(0, size);
  }
  point->corners = 1;
  point->x[0] = draw(-1, size);
  point->y[0] = draw(0, size + 1);
  if (draw(0, 7) == 0) {
    point->y[0] = ring->y[0];
    point->x[0] = draw(0, 1) == 0 ? ring->x[0] : point->x[0];
  }
}

TEST(points_by_a_rule) {
  const unsigned rows = rows_of(10000000);
  struct oracle_room room;
  unsigned met[3] = {0}, crossing = 0, differ = 0;
  each_number(&room, number_new);
  for (unsigned row = 0; row < rows; row++) {
    struct drawn_shape ring, point = {.corners = 0};
    int ways[2];
    draw_crossed(&ring, &point);
    const int power = draw(0, 3) == 0 ? (int)draw(-900, 900) : 0;
    const bool split = draw(0, 3) == 0;
    const struct hull of_ring = hull_of(&ring, power, split), of_point = hull_of(&point, power, split);
    const unsigned corners = take(room.b, &ring);
    const bool flat = is_on_one_line(&room, room.b, corners),
               simple = !flat && is_simple(&room, room.b, corners);
    const bool on = crossed(&ring, point.x[0], point.y[0], ways);
    const bool odd = (ways[0] + ways[1]) % 2 != 0, round = ways[0] != ways[1];
    for (unsigned rule = RING_EVEN_ODD; rule <= RING_NONZERO; rule++) {
      bool held;
      const struct hull_truth truth = ring_truth(&of_point, &of_ring, false, (enum ring_rule)rule, &held);
      const int gap = on ? 0 : (rule == RING_EVEN_ODD ? odd : round) ? -1 : 1;
      const bool ground = on ? simple : !flat;
      met[truth.gap + 1]++;
      if (truth.gap != gap || hull_is_bent(&truth.core[1]) || truth.core[1].left_turn != ground) {
        print_shape(&ring);
        fail_msg("%ld,%ld by rule %u: gap %d, expected %d",
                 (long)point.x[0],
                 (long)point.y[0],
                 rule,
                 truth.gap,
                 gap);
      }
    }
    crossing += !flat && !simple;
    differ += !on && odd != round;
  }
  each_number(&room, number_free);
  print_message("%u rings, %u cross themselves, the rules differ at %u points\n", rows, crossing, differ);
  assert_true(crossing > rows / 4 && differ > rows / 200 && met[0] > rows / 10 && met[1] > rows / 20);
}

/* ---- a point beside a polygon with holes ---- */

struct drawn_rings {
  unsigned rings;
  struct drawn_shape ring[4];
};

/* An outline, mostly a box or a triangle about all, and holes; their corners with repeats fit one list. */
static void draw_rings(struct drawn_rings *all, struct drawn_shape *list) {
  static const int64_t BOX[2][4] = {{0, 13, 13, 0}, {0, 0, 13, 13}};
  const unsigned wanted = (unsigned)draw(1, 3);
  const bool about = draw(0, 2) > 0;
  all->rings = 0;
  *list = (struct drawn_shape){.ring = true};
  while (all->rings < wanted) {
    struct drawn_shape *const ring = &all->ring[all->rings];
    const bool outline = all->rings == 0;
    draw_ring(ring, outline ? 13 : 4, (unsigned)draw(3, outline && about ? 3 : 5));
    for (unsigned k = 0; outline && about && k < 4; k++) {
      ring->corners = 4;
      ring->x[k] = BOX[0][k];
      ring->y[k] = BOX[1][k];
    }
    const int64_t right = outline ? 0 : draw(0, 9), up = outline ? 0 : draw(0, 9);
    for (unsigned k = 0; k < ring->corners; k++) {
      ring->x[k] += right;
      ring->y[k] += up;
    }
    /* One that begins where the last ended would be taken for that one's repeats. */
    const unsigned again = (unsigned)draw(1, draw(0, 4) == 0 ? 2 : 1);
    if (list->corners + ring->corners + again > CORNERS ||
        (!outline && ring->x[0] == ring[-1].x[0] && ring->y[0] == ring[-1].y[0]))
      break;
    for (unsigned k = 0; k < ring->corners + again; k++, list->corners++) {
      list->x[list->corners] = ring->x[k < ring->corners ? k : 0];
      list->y[list->corners] = ring->y[k < ring->corners ? k : 0];
    }
    all->rings++;
  }
}

/* Each is a ring with ground, no two meet, and each but the first is within that one and in no other. */
static bool are_rings(struct oracle_room *o, const struct drawn_rings *all) {
  struct spot *const a = o->a, *const b = o->b;
  bool fine = true;
  for (unsigned i = 0; i < all->rings && fine; i++) {
    const unsigned na = take(a, &all->ring[i]);
    fine = !is_on_one_line(o, a, na) && is_simple(o, a, na);
    for (unsigned j = 0; j < all->rings && fine; j++) {
      const unsigned nb = j != i ? take(b, &all->ring[j]) : 0;
      int ways[2] = {0, 0};
      for (unsigned k = 0; k < na * nb; k++)
        fine &= !share_a_point(o, &a[k / nb], &a[(k / nb + 1) % na], &b[k % nb], &b[(k % nb + 1) % nb]);
      if (i == 0 || j == i || !fine)
        continue;
      crossed(&all->ring[j], all->ring[i].x[0], all->ring[i].y[0], ways);
      fine = ((ways[0] + ways[1]) % 2 != 0) == (j == 0);
    }
  }
  return fine;
}

/* Then a list of its corners is of two rings. */
static bool passes_its_start(const struct drawn_shape *ring) {
  bool away = false, back = false, on = false;
  for (unsigned k = 0; k < ring->corners; k++) {
    const bool there = ring->x[k] == ring->x[0] && ring->y[k] == ring->y[0];
    on |= back && !there;
    back |= away && there;
    away |= !there;
  }
  return on;
}

TEST(points_beside_holes) {
  const unsigned rows = rows_of(10000000);
  struct oracle_room room;
  unsigned met[3] = {0}, with_holes = 0, none = 0;
  each_number(&room, number_new);
  for (unsigned row = 0; row < rows; row++) {
    struct drawn_rings all;
    struct drawn_shape list, point = {.corners = 1};
    draw_rings(&all, &list);
    if (all.rings == 0)
      continue;
    const struct drawn_shape *const by = &all.ring[draw(0, all.rings - 1)];
    const unsigned corner = (unsigned)draw(0, by->corners - 1);
    point.x[0] = draw(0, 3) == 0 ? by->x[corner] : draw(-1, 14);
    point.y[0] = draw(0, 3) == 0 ? by->y[corner] : draw(-1, 14);
    const int power = draw(0, 3) == 0 ? (int)draw(-900, 900) : 0;
    const bool split = draw(0, 3) == 0, fine = are_rings(&room, &all);
    const struct hull of_rings = hull_of(&list, power, split), of_point = hull_of(&point, power, split);
    bool held, on = false;
    int odd = 0;
    for (unsigned k = 0; k < all.rings; k++) {
      int ways[2];
      on |= crossed(&all.ring[k], point.x[0], point.y[0], ways);
      odd ^= (ways[0] + ways[1]) % 2;
    }
    const struct hull_truth truth = ring_truth(&of_point, &of_rings, false, RING_HOLES, &held);
    const struct spot *const at = room.b;
    const bool flat = all.rings == 1 && !passes_its_start(&all.ring[0]) &&
                      is_on_one_line(&room, at, take(room.b, &all.ring[0]));
    const int gap = on ? 0 : odd ? -1 : 1;
    const bool told_none = hull_is_bent(&truth.core[1]);
    if (flat ? told_none || truth.core[1].left_turn
             : told_none == fine || (fine && (truth.gap != gap || !truth.core[1].left_turn))) {
      print_shape(&list);
      fail_msg("%ld,%ld: gap %d, none %d, expected %d, %d",
               (long)point.x[0],
               (long)point.y[0],
               truth.gap,
               told_none,
               gap,
               !fine);
    }
    none += !fine && !flat;
    met[truth.gap + 1] += fine;
    with_holes += fine && all.rings > 1;
  }
  each_number(&room, number_free);
  print_message("%u polygons with holes, %u that are none\n", with_holes, none);
  assert_true(with_holes > rows / 20 && none > rows / 20 && met[0] > rows / 40 && met[1] > rows / 40 &&
              met[2] > rows / 40);
}

/* A list of corners that is not closed, or whose second ring is not, is no polygon with holes. */
TEST(rings_that_stay_open) {
  static const int64_t X[] = {0, 9, 9, 0, 0, 2, 4, 4, 2}, Y[] = {0, 0, 9, 0, 0, 1, 1, 2, 1};
  for (unsigned corners = 3; corners <= 9; corners++) {
    struct drawn_shape list = {.corners = corners}, point = {.corners = 1, .x = {8}, .y = {1}};
    bool held;
    for (unsigned k = 0; k < corners; k++) {
      list.x[k] = X[k];
      list.y[k] = Y[k];
    }
    const struct hull of_rings = hull_of(&list, 0, false), of_point = hull_of(&point, 0, false);
    const struct hull_truth truth = ring_truth(&of_point, &of_rings, false, RING_HOLES, &held);
    const bool closed = corners == 4 || corners == 5 || corners == 9;
    assert_int_equal(hull_is_bent(&truth.core[1]), !closed);
    assert_true(!closed || truth.gap == -1);
  }
}

/* ---- cases as they are dealt ---- */

enum { UNIT = -1200 };

/* A sum of doubles in units of 2^UNIT. */
static void set_terms(struct oracle_room *o, mpz_t to, const struct terms *sum) {
  mpz_set_ui(to, 0);
  for (unsigned k = 0; k < sum->count; k++) {
    int exponent;
    const double mantissa = frexp(sum->term[k], &exponent);
    mpz_set_d(o->s, ldexp(mantissa, 53));
    if (mpz_sgn(o->s) != 0)
      mpz_mul_2exp(o->s, o->s, (mp_bitcnt_t)(exponent - 53 - UNIT));
    mpz_add(to, to, o->s);
  }
}

static unsigned take_hull(struct oracle_room *o, struct spot *to, const struct hull *hull) {
  for (unsigned k = 0; k < hull->points; k++) {
    set_terms(o, to[k].x, &hull->x[k]);
    set_terms(o, to[k].y, &hull->y[k]);
  }
  return without_repeats(to, hull->points);
}

/* Corners that are no ring bend one way, or lie on one line. */
static bool is_bent(struct oracle_room *o, const struct spot *at, unsigned count) {
  bool left = false, right = false;
  for (unsigned k = 0; k < count; k++) {
    const int side = turn(o, &at[k], &at[(k + 1) % count], &at[(k + 2) % count]);
    left |= side > 0;
    right |= side < 0;
  }
  return left && right;
}

/* The shapes of a case in the order of their kinds: a polygon is the second, or both are. */
struct both {
  const struct spot *at[SHAPES];
  unsigned count[SHAPES];
  const struct pieces *pieces[SHAPES];
  bool is_hull[SHAPES]; /* no polygon, or one on a line */
};

/* How far the one that is not `holder` reaches out of it. */
static int expected_reach(struct oracle_room *o, const struct both *s, unsigned holder, bool no_radius) {
  const unsigned held = 1 - holder;
  if (!s->is_hull[holder])
    return reach_of_ring(o, s->at[holder], s->count[holder], s->pieces[holder], s->at[held], s->count[held]);
  return holder == 1 && !no_radius ? 1 : reach_of_hull(o, s->pieces[holder], s->at[held], s->count[held]);
}

static enum relation
expected_relation(struct oracle_room *o, const struct form *form, const union number *numbers) {
  struct hull_pair pair;
  if (has_odd_number(form, numbers))
    return RELATION_INVALID;
  hull_pair(form, numbers, &pair);
  if (pair.invalid)
    return RELATION_INVALID;
  const unsigned a = form_is_swapped(form), b = 1 - a;
  const enum layout layout = form->layouts[a];
  const unsigned na = take_hull(o, o->a, &pair.hull[a]), nb = take_hull(o, o->b, &pair.hull[b]);
  set_terms(o, o->r, &pair.hull[a].r);
  const bool ring = layout_is_ring(layout), round = layout_is_round(layout);
  const bool line_a = is_on_one_line(o, o->a, na), line_b = is_on_one_line(o, o->b, nb);
  if ((!line_b && !is_simple(o, o->b, nb)) || (ring && !line_a && !is_simple(o, o->a, na)) ||
      (!ring && !line_a && is_bent(o, o->a, na)))
    return RELATION_INVALID;
  const struct pieces pa = pieces_of(o, o->a, na, ring), pb = pieces_of(o, o->b, nb, true);
  const unsigned corners = layout_corners(layout);
  const bool no_radius = mpz_sgn(o->r) == 0;
  const bool flat_a = round && !layout_has_sides(layout) ? no_radius
                      : corners == 2                     ? na == 1
                                                         : corners > 2 && line_a && no_radius;
  const int gap = gap_of(o, &pa, &pb);
  if (gap > 0)
    return RELATION_APART;
  const struct both shapes = {{o->a, o->b}, {na, nb}, {&pa, &pb}, {!ring || line_a, line_b}};
  const int out = form->question == QUESTION_CONTAINS ? expected_reach(o, &shapes, a, no_radius) : gap;
  if (out > 0)
    return RELATION_APART;
  return flat_a || line_b ? RELATION_FLAT : gap == 0 || out == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
}

static void check_case(struct oracle_room *o,
                       const struct form *form,
                       const union number *numbers,
                       unsigned met[RELATIONS]) {
  const struct truth truth = reference_truth(form, numbers);
  const enum relation expected = expected_relation(o, form, numbers);
  const double gap = reference_gap(form, numbers);
  const bool signs = expected == RELATION_APART         ? gap > 0
                     : expected == RELATION_TOUCHING    ? gap == 0
                     : expected == RELATION_OVERLAPPING ? gap < 0
                     : expected == RELATION_INVALID     ? isnan(gap)
                                                        : gap <= 0;
  const void *columns[FORM_MAX_COLUMNS] = {NULL};
  bool alike = true;
  case_columns(form, numbers, columns);
  for (enum level level = 0; level <= level_best(); level++) {
    uint8_t told;
    registry_reference(level)(form, columns, 1, &told, NULL, NULL);
    alike &= told == truth_byte(truth);
  }
  met[truth.relation]++;
  if (truth.relation == expected && signs && alike)
    return;
  char text[CASE_TEXT], form_text[FORM_TEXT];
  form_print(form, form_text);
  fail_msg("%s %s: %s, gap %g; expected %s",
           form_text,
           case_print(form, numbers, NUMBER_HEX, text),
           relation_name(truth.relation),
           gap,
           relation_name(expected));
}

/* An edge along a side that goes on over a notch: how far it reaches out shows where neither an end nor its
 * middle is. And a corner that is out of a disc by less than a double can tell. */
TEST(rings_with_notches) {
  static const char *const ROW[][2] = {
      {"contains polygon segment i32",
       "12 -14 1 -18 3 -16 -1 -22 5 -12 15 0 3 -2 1 -6 3 -4 -1 -11 4 -15 6 -10 -1 0 3 -4 -1"},
      {"contains polygon segment f64", "6 0 0 8 0 8 4 6 2 4 4 0 4 8 4 0 4"},
      {"contains disc polygon i64",
       "27303072740933632 23643898043695104 28710447624486912 7 8162774324609026 9007199254740992 "
       "6192449487634433 8725724278030337 6755399441055744 11821949021847552 4503599627370498 "
       "13510798882111488 "
       "1970324836974592 10133099161583616 1970324836974590 10133099161583616 6473924464345088 "
       "6755399441055744"},
  };
  struct oracle_room room;
  each_number(&room, number_new);
  for (size_t k = 0; k < sizeof ROW / sizeof ROW[0]; k++) {
    const struct form form = form_of(ROW[k][0]);
    char names[FORM_NAMES], why[TEXT_WHY];
    unsigned met[RELATIONS] = {0};
    union number numbers[FORM_MAX_COLUMNS] = {{0}};
    form_column_names(&form, names);
    assert_true(case_parse(&form, names, ROW[k][1], numbers, why));
    check_case(&room, &form, numbers, met);
    assert_int_equal(met[RELATION_APART], 1);
  }
  each_number(&room, number_free);
}

TEST(rings_of_every_pair_and_type) {
  enum { ROWS = RUN_CASES / 3 };
  const uint64_t cases = getenv("GRAZE_LONG") != NULL ? 250000 : 1360;
  struct oracle_room room;
  unsigned met[QUESTIONS][RELATIONS] = {{0}};
  each_number(&room, number_new);
  for (unsigned pair = 0; pair < PAIRS; pair++)
    for (unsigned type = 0; type < TYPES && pair_told_by((enum pair)pair) == PLACES_OF_RINGS; type++) {
      const enum layout a = kind_layout(pair_kind((enum pair)pair, 0)),
                        b = kind_layout(pair_kind((enum pair)pair, 1));
      for (uint64_t n = 0; n < 2 * (cases / ROWS); n++) {
        const struct form form = {.type = (enum number_type)type,
                                  .layouts = {n % 2 == 0 ? a : b, n % 2 == 0 ? b : a},
                                  .question = n / 2 % 2 == 0 ? QUESTION_HIT : QUESTION_CONTAINS};
        struct run run;
        if (form_refusal(&form) != NULL)
          continue;
        run_draw(&run, &MIX_DEFAULT, 2, n, &form);
        for (size_t row = 0; row < ROWS; row++) {
          union number numbers[FORM_MAX_COLUMNS];
          run_get(&run, &form, row * 3, numbers);
          check_case(&room, &form, numbers, met[form.question]);
        }
      }
    }
  each_number(&room, number_free);
  for (unsigned k = 0; k < RELATIONS; k++) {
    print_message("%-11s %7u meet, %7u within\n",
                  relation_name((enum relation)k),
                  met[QUESTION_HIT][k],
                  met[QUESTION_CONTAINS][k]);
    assert_true(met[QUESTION_HIT][k] > 100 && met[QUESTION_CONTAINS][k] > 100);
  }
}

TEST(vectors_of_rings) {
  enum { LIST_ROOM = 1 << 22 };
  char *text = calloc(1, LIST_ROOM), why[TEXT_WHY];
  FILE *file = fopen(GRAZE_VECTORS_LIST, "r");
  struct vectors vectors = {0, 0, NULL};
  struct oracle_room room;
  unsigned met[RELATIONS] = {0}, rings = 0;
  assert_true(text != NULL && file != NULL && fread(text, 1, LIST_ROOM, file) < LIST_ROOM);
  assert_true(vectors_read(&vectors, text, why));
  fclose(file);
  free(text);
  each_number(&room, number_new);
  for (size_t k = 0; k < vectors.count; k++) {
    const struct vector *v = &vectors.vector[k];
    if (pair_told_by(form_pair(&v->is.form)) != PLACES_OF_RINGS)
      continue;
    check_case(&room, &v->is.form, v->is.numbers, met);
    rings++;
  }
  each_number(&room, number_free);
  vectors_free(&vectors);
  assert_true(rings > 50 && met[RELATION_INVALID] == 0);
}

int main(void) { return unit_run(NULL, NULL); }
