/* Whether the cores meet is told by separating sides, and the place by which vertices lie in the other core
 * or by the closest pair of vertices, or of a vertex and a side. A closest pair is guessed in doubles and
 * proved by signs; no minimum is ever chosen. */
#include "hull.h"

#include "figure.h"
#include "kinds.h"

/* ---- outlines ---- */

/* The core of a hull as an outline: left turns only, no point repeated. Without area the points stand in
 * order along their line, and the last side leads back over the others. */
struct hull_ring {
  unsigned count;
  bool area;
  unsigned at[HULL_POINTS];
};

static inline unsigned next_of(const struct hull_ring *ring, unsigned k) {
  return k + 1 == ring->count ? 0 : k + 1;
}
static inline unsigned before_of(const struct hull_ring *ring, unsigned k) {
  return (k == 0 ? ring->count : k) - 1;
}

static inline unsigned sides_of(const struct hull_ring *ring) {
  return ring->area ? ring->count : ring->count - 1;
}

static struct hull_core turns_of(struct figure *f, const struct hull_ring *ring) {
  struct hull_core core = {.points = ring->count};
  if (ring->count < 3)
    return core;
  for (unsigned k = 0; k < ring->count; k++) {
    const unsigned a = ring->at[before_of(ring, k)], b = ring->at[k], c = ring->at[next_of(ring, k)];
    const int turn = figure_cross(f, a, b, b, c);
    core.left_turn |= turn > 0;
    core.right_turn |= turn < 0;
  }
  /* Five corners and more may go round twice, with no turn the other way: then some corner lies on the
   * other hand of some side. */
  for (unsigned j = 0; j < ring->count && ring->count > 4; j++)
    for (unsigned k = 0; k < ring->count; k++) {
      const unsigned b = ring->at[k], c = ring->at[next_of(ring, k)];
      const int turn = figure_cross(f, b, c, b, ring->at[j]);
      core.left_turn |= turn > 0;
      core.right_turn |= turn < 0;
    }
  return core;
}

static void reverse(struct hull_ring *ring) {
  for (unsigned k = 0; k < ring->count / 2; k++) {
    const unsigned other = ring->count - 1 - k, kept = ring->at[k];
    ring->at[k] = ring->at[other];
    ring->at[other] = kept;
  }
}

/* Puts points of one line in order along it, each once. */
static void sort_along(struct figure *f, struct hull_ring *ring) {
  const unsigned p = ring->at[0], q = ring->at[1];
  unsigned count = 1;
  for (unsigned k = 1; k < ring->count; k++) {
    const unsigned point = ring->at[k];
    unsigned place = count;
    int order = 1;
    while (place > 0 && (order = figure_dot(f, p, q, ring->at[place - 1], point)) < 0)
      place--;
    if (place > 0 && order == 0)
      continue;
    for (unsigned j = count++; j > place; j--)
      ring->at[j] = ring->at[j - 1];
    ring->at[place] = point;
  }
  ring->count = count;
}

/* The outline of the figure's points from `first` on, and which way they turn. */
static struct hull_core make_ring(struct figure *f, unsigned first, unsigned points, struct hull_ring *ring) {
  ring->count = figure_corners(f, first, points, ring->at);
  const struct hull_core core = turns_of(f, ring);
  ring->area = core.left_turn || core.right_turn;
  if (core.right_turn)
    reverse(ring);
  if (!ring->area && ring->count > 2)
    sort_along(f, ring);
  return core;
}

/* ---- what is known of two ---- */

/* A closest pair of points: vertex v of hull `of`, and point p of the other or the foot on its side p q. */
struct closest {
  bool found, side;
  unsigned of, v, p, q;
  enum hull_place place;
};

struct core_meeting {
  struct figure figure;
  struct hull_ring ring[2];
  unsigned inside[2];     /* bit k: vertex k of this ring lies in the other core; only when the cores meet */
  int core;               /* the sign of the gap of the cores */
  struct closest closest; /* only when the cores are apart */
  struct hull_truth truth;
};

/* ---- do the cores meet? ---- */

/* Tries the sides of `q` against the vertices of `p`. 1: one has them all strictly outside; 0: one has none
 * inside, some on its line; -1: neither. Sides without area are tried from both sides. `inside` gets the
 * vertices of `p` that lie in `q`, unless the answer is 1. */
static int
separation(struct figure *f, const struct hull_ring *q, const struct hull_ring *p, unsigned *inside) {
  *inside = (1U << p->count) - 1;
  int best = -1;
  for (unsigned k = 0; k < (q->area ? q->count : 1); k++) {
    const unsigned from = q->at[k], to = q->at[q->area ? next_of(q, k) : q->count - 1];
    int least = 1, greatest = -1;
    for (unsigned j = 0; j < p->count; j++) {
      const int side = figure_cross(f, from, to, from, p->at[j]);
      if (q->area ? side < 0 : side != 0)
        *inside &= ~(1U << j);
      least = side < least ? side : least;
      greatest = side > greatest ? side : greatest;
    }
    best = -greatest > best ? -greatest : best;
    best = !q->area && least > best ? least : best;
    if (best == 1)
      return best;
  }
  if (!q->area)
    for (unsigned j = 0; j < p->count; j++)
      if (figure_dot(f, q->at[0], p->at[j], q->at[q->count - 1], p->at[j]) > 0)
        *inside &= ~(1U << j);
  return best;
}

/* A core that is a point has no side, and what lies in it is that point. */
static int separation_from_point(struct figure *f,
                                 const struct hull_ring *q,
                                 const struct hull_ring *p,
                                 unsigned *inside) {
  *inside = 0;
  for (unsigned j = 0; j < p->count; j++)
    if (figure_same(f, q->at[0], p->at[j]))
      *inside |= 1U << j;
  return -1;
}

static int try_sides(struct core_meeting *m, unsigned of) {
  const struct hull_ring *q = &m->ring[of], *p = &m->ring[1 - of];
  return (q->count == 1 ? separation_from_point : separation)(&m->figure, q, p, &m->inside[1 - of]);
}

/* Whether the difference of the cores has area. */
static bool has_area(struct core_meeting *m) {
  const struct hull_ring *a = &m->ring[0], *b = &m->ring[1];
  if (a->area || b->area)
    return true;
  return a->count > 1 && b->count > 1 &&
         figure_cross(&m->figure, a->at[0], a->at[1], b->at[0], b->at[1]) != 0;
}

/* Without area, cores that no side separates lie on one line: they meet where an end of one is in the other.
 */
static int core_gap(struct core_meeting *m) {
  const int of_a = try_sides(m, 0);
  if (of_a == 1)
    return 1;
  const int of_b = try_sides(m, 1);
  if (of_b == 1)
    return 1;
  if (has_area(m))
    return of_a > of_b ? of_a : of_b;
  return m->inside[0] != 0 || m->inside[1] != 0 ? 0 : 1;
}

/* Of cores that meet. */
static enum hull_place meeting_place(struct core_meeting *m) {
  const unsigned in_b = m->inside[0], in_a = m->inside[1];
  const unsigned a = (unsigned)__builtin_popcount(in_b), b = (unsigned)__builtin_popcount(in_a);
  if (m->core < 0)
    return overlapping_place(a, m->ring[0].count, b, m->ring[1].count);
  const bool same =
      a == 1 && b == 1 &&
      figure_same(&m->figure, m->ring[0].at[__builtin_ctz(in_b)], m->ring[1].at[__builtin_ctz(in_a)]);
  return touching_place(a, b, same);
}

/* ---- the closest pair of cores that are apart ---- */

/* Points of a ring that lie level with one of them. */
struct level {
  unsigned count, at[HULL_POINTS];
};

/* Whether no point of the ring is nearer to `other` along the way from vertex k to it. `level` gets the
 * points that lie square to that way. */
static bool
is_nearest(struct figure *f, const struct hull_ring *ring, unsigned k, unsigned other, struct level *level) {
  level->count = 0;
  for (unsigned n = 0; n < ring->count; n++) {
    const int sign = n == k ? -1 : figure_dot(f, ring->at[k], other, ring->at[k], ring->at[n]);
    if (sign > 0)
      return false;
    if (sign == 0)
      level->at[level->count++] = ring->at[n];
  }
  return true;
}

static bool vertices_are_closest(struct core_meeting *m, unsigned i, unsigned j) {
  struct figure *f = &m->figure;
  const unsigned a = m->ring[0].at[i], b = m->ring[1].at[j];
  struct level of_a, of_b;
  if (!is_nearest(f, &m->ring[0], i, b, &of_a) || !is_nearest(f, &m->ring[1], j, a, &of_b))
    return false;
  m->closest = (struct closest){.found = true, .of = 0, .v = a, .p = b, .place = HULL_VERTEX_VERTEX};
  for (unsigned k = 0; k < of_a.count * of_b.count; k++)
    if (figure_dot(f, a, of_a.at[k / of_b.count], b, of_b.at[k % of_b.count]) > 0)
      m->closest.place = HULL_PARALLEL;
  return true;
}

/* Vertex i of hull `of` and side j of the other, with the foot strictly within the side. */
static bool side_is_closest(struct core_meeting *m, unsigned of, unsigned i, unsigned j) {
  struct figure *f = &m->figure;
  const struct hull_ring *ring = &m->ring[of], *other = &m->ring[1 - of];
  const unsigned v = ring->at[i], p = other->at[j], q = other->at[next_of(other, j)];
  const int side = figure_cross(f, p, q, p, v);
  if (side == 0 || (other->area && side > 0) || figure_dot(f, p, v, p, q) <= 0 ||
      figure_dot(f, q, v, q, p) <= 0)
    return false;
  struct closest closest = {.found = true, .side = true, .of = of, .v = v, .p = p, .q = q};
  closest.place = of == 0 ? HULL_VERTEX_SIDE : HULL_SIDE_VERTEX;
  for (unsigned n = 0; n < ring->count; n++) {
    const int farther = n == i ? 1 : figure_cross(f, p, q, v, ring->at[n]) * side;
    if (farther < 0)
      return false;
    if (farther == 0)
      closest.place = HULL_PARALLEL;
  }
  m->closest = closest;
  return true;
}

/* The nearest by doubles, without a bound: right but for near ties. Squares are taken of lengths times
 * `to_one`. */
struct guess {
  double to_one, square;
  bool side;
  unsigned of, i, j;
};

static struct figure_point guess_vector(const struct figure *f, unsigned p, unsigned q) {
  const struct figure_point *at = f->at, *low = f->low;
  return (struct figure_point){((at[q].x - at[p].x) + (low[q].x - low[p].x)) * f->stretch.x,
                               ((at[q].y - at[p].y) + (low[q].y - low[p].y)) * f->stretch.y};
}

static double longer_side(struct figure_point v) { return near_larger(near_size(v.x), near_size(v.y)); }

/* Where numbers lie far apart, what is nearest is brought to about 1: what is too large to be squared then is
 * not it. */
static double guess_scale(const struct core_meeting *m) {
  const struct figure *f = &m->figure;
  double least = __builtin_inf();
  if (f->moderate)
    return 1;
  for (unsigned i = 0; i < m->ring[0].count; i++)
    for (unsigned j = 0; j < m->ring[1].count; j++) {
      const double size = longer_side(guess_vector(f, m->ring[0].at[i], m->ring[1].at[j]));
      least = size < least ? size : least;
    }
  return to_one(least);
}

static void guess_vertices(const struct core_meeting *m, struct guess *guess) {
  for (unsigned i = 0; i < m->ring[0].count; i++)
    for (unsigned j = 0; j < m->ring[1].count; j++) {
      const struct figure_point v = guess_vector(&m->figure, m->ring[0].at[i], m->ring[1].at[j]);
      const double x = v.x * guess->to_one, y = v.y * guess->to_one, square = x * x + y * y;
      if (square < guess->square)
        *guess = (struct guess){guess->to_one, square, false, 0, i, j};
    }
}

static void guess_sides(const struct core_meeting *m, unsigned of, struct guess *guess) {
  const struct hull_ring *ring = &m->ring[of], *other = &m->ring[1 - of];
  for (unsigned j = 0; j < sides_of(other); j++) {
    const struct figure_point w = guess_vector(&m->figure, other->at[j], other->at[next_of(other, j)]);
    const double unit = m->figure.moderate ? 1 : to_one(longer_side(w));
    const struct figure_point u = {w.x * unit, w.y * unit};
    const double square_of_u = u.x * u.x + u.y * u.y, length = square_of_u / unit, share = 1 / square_of_u;
    for (unsigned i = 0; i < ring->count; i++) {
      const struct figure_point v = guess_vector(&m->figure, other->at[j], ring->at[i]);
      const double along = u.x * v.x + u.y * v.y, across = (u.x * v.y - u.y * v.x) * guess->to_one,
                   square = across * across * share;
      if (along > 0 && along < length && square < guess->square)
        *guess = (struct guess){guess->to_one, square, true, of, i, j};
    }
  }
}

/* The guess, and where it is wrong, every pair of vertices and then every vertex and side. Vertices come
 * first, so that a foot that is a vertex counts as one. */
static void find_closest(struct core_meeting *m) {
  struct guess guess = {.to_one = guess_scale(m), .square = __builtin_inf()};
  guess_vertices(m, &guess);
  guess_sides(m, 0, &guess);
  guess_sides(m, 1, &guess);
  m->closest = (struct closest){.found = false};
  if (guess.side ? side_is_closest(m, guess.of, guess.i, guess.j) : vertices_are_closest(m, guess.i, guess.j))
    return;
  for (unsigned i = 0; i < m->ring[0].count; i++)
    for (unsigned j = 0; j < m->ring[1].count; j++)
      if (vertices_are_closest(m, i, j))
        return;
  for (unsigned of = 0; of < 2; of++)
    for (unsigned i = 0; i < m->ring[of].count; i++)
      for (unsigned j = 0; j < sides_of(&m->ring[1 - of]); j++)
        if (side_is_closest(m, of, i, j))
          return;
}

/* ---- the depth of cores that overlap ---- */

/* Side k of those across which the others reach in: of two points there are two, there and back. */
struct across {
  unsigned from, to;
  bool turned;
};

static unsigned sides_across(const struct hull_ring *q) { return q->count == 1 ? 0 : q->area ? q->count : 2; }

static struct across side_across(const struct hull_ring *q, unsigned k) {
  return q->area ? (struct across){q->at[k], q->at[next_of(q, k)], false}
                 : (struct across){q->at[0], q->at[q->count - 1], k == 1};
}

/* The sign of a depth less the size of the reach: of ring `p` across a side of the other. */
static int depth_sign_across(struct figure *f, struct across side, const struct hull_ring *p) {
  int deepest = -1;
  for (unsigned j = 0; j < p->count && deepest < 1; j++) {
    const unsigned v = p->at[j];
    const int in = figure_cross(f, side.from, side.to, side.from, v);
    const int sign = (side.turned ? -in : in) <= 0 ? -1 : figure_near_line(f, v, side.from, side.to);
    deepest = sign > deepest ? sign : deepest;
  }
  return deepest;
}

/* The least over all sides. */
static int depth_sign(struct core_meeting *m) {
  int least = m->core == 0 ? -1 : 1;
  for (unsigned of = 0; of < 2; of++)
    for (unsigned k = 0; k < sides_across(&m->ring[of]) && least >= 0; k++) {
      const int sign = depth_sign_across(&m->figure, side_across(&m->ring[of], k), &m->ring[1 - of]);
      least = sign < least ? sign : least;
    }
  return least;
}

/* ---- both together ---- */

/* Cores with a reach that meet overlap, and those of a negative one have a depth to spare; else the closest
 * pair decides. */
static int gap_of(struct core_meeting *m) {
  struct figure *f = &m->figure;
  const struct closest *c = &m->closest;
  const int reach = figure_reach(f);
  if (m->core <= 0)
    return reach > 0 ? -1 : reach < 0 ? -depth_sign(m) : m->core;
  if (!c->found || reach <= 0)
    return 1;
  return c->side ? figure_near_line(f, c->v, c->p, c->q) : figure_near_point(f, c->v, c->p);
}

static void
meet(const struct hull *a, const struct hull *b, const struct terms *bound, struct core_meeting *m) {
  struct figure *f = &m->figure;
  figure_begin(f, a, b, bound);
  m->truth = (struct hull_truth){.gap = 0};
  m->core = 0;
  m->truth.core[0] = make_ring(f, 0, a->points, &m->ring[0]);
  m->truth.core[1] = make_ring(f, a->points, b->points, &m->ring[1]);
  if (hull_is_bent(&m->truth.core[0]) || hull_is_bent(&m->truth.core[1]))
    return;
  m->core = core_gap(m);
  if (m->core > 0) {
    find_closest(m);
    m->truth.place = (place_t)m->closest.place;
  } else {
    m->truth.place = (place_t)meeting_place(m);
  }
  m->truth.gap = gap_of(m);
}

void hull_move(struct hull *hull, const double way[2]) {
  for (unsigned k = 0; k < hull->points; k++) {
    terms_add(&hull->x[k], &(struct terms){1, {way[0]}});
    terms_add(&hull->y[k], &(struct terms){1, {way[1]}});
  }
}

static void add_corner(struct hull *to, const struct hull *from, unsigned k, const struct terms way[2]) {
  hull_add(to, &from->x[k], &from->y[k]);
  terms_add(&to->x[to->points - 1], &way[0]);
  terms_add(&to->y[to->points - 1], &way[1]);
}

/* Of left turns: a side goes to the far place where the way leads to its right, and stays at the near one
 * else; a corner between two that differ is at both. Without area there are two ends, or one. */
void hull_sweep(const struct hull *hull,
                const struct terms from[2],
                const struct terms to[2],
                struct hull *passed) {
  const unsigned start = hull->points;
  struct hull way;
  struct figure f;
  struct hull_ring ring;
  bool goes[HULL_POINTS] = {false};
  hull_clear(&way);
  hull_add(&way, &from[0], &from[1]);
  hull_add(&way, &to[0], &to[1]);
  figure_begin(&f, hull, &way, &NO_TERMS);
  make_ring(&f, 0, hull->points, &ring);
  hull_clear(passed);
  terms_add(&passed->r, &hull->r);
  for (unsigned k = 0; k < ring.count && ring.area; k++)
    goes[k] = figure_cross(&f, ring.at[k], ring.at[next_of(&ring, k)], start, start + 1) < 0;
  for (unsigned k = 0; k < ring.count; k++) {
    const bool first = k == 0, last = k + 1 == ring.count;
    const bool before = ring.area ? goes[before_of(&ring, k)] : !first, after = ring.area ? goes[k] : first;
    if (!ring.area && !first && !last)
      continue;
    if (before)
      add_corner(passed, hull, ring.at[k], to);
    if (!before || !after)
      add_corner(passed, hull, ring.at[k], from);
    if (after && !before)
      add_corner(passed, hull, ring.at[k], to);
  }
}

struct hull_truth hull_truth(const struct hull *a, const struct hull *b) {
  struct core_meeting m;
  meet(a, b, &NO_TERMS, &m);
  return m.truth;
}

bool hull_bends(const struct hull *hull) {
  struct figure f;
  struct hull_ring ring;
  if (hull->points < 4)
    return false;
  figure_begin(&f, hull, hull, &NO_TERMS);
  const struct hull_core core = make_ring(&f, 0, hull->points, &ring);
  return hull_is_bent(&core);
}

int hull_gap_sign(const struct hull *a, const struct hull *b, const struct terms *bound) {
  struct core_meeting m;
  meet(a, b, bound, &m);
  return m.truth.gap;
}

unsigned hull_ways(const struct hull *a,
                   const struct hull *b,
                   const struct terms *bound,
                   struct hull_way ways[HULL_WAYS]) {
  struct core_meeting m;
  unsigned count = 0;
  meet(a, b, bound, &m);
  if (m.core > 0) {
    const struct closest *c = &m.closest;
    ways[0] = c->side ? (struct hull_way){true, true, c->p, c->q, c->v}
                      : (struct hull_way){false, true, c->v, c->p, c->v};
    return 1;
  }
  for (unsigned of = 0; of < 2; of++)
    for (unsigned k = 0; k < sides_across(&m.ring[of]); k++) {
      const struct across side = side_across(&m.ring[of], k);
      if (depth_sign_across(&m.figure, side, &m.ring[1 - of]) <= 0)
        ways[count++] = (struct hull_way){true, false, side.from, side.to, side.from};
    }
  return count;
}

/* ---- the gap as a number ---- */

/* How deep ring `p` reaches across a side of the other. */
static struct scaled depth_across(struct figure *f, struct across side, const struct hull_ring *p) {
  struct scaled deepest = {0, 0};
  for (unsigned j = 0; j < p->count; j++) {
    struct scaled depth = figure_cross_value(f, side.from, side.to, side.from, p->at[j]);
    depth.m = side.turned ? -depth.m : depth.m;
    deepest = scaled_compare(depth, deepest) > 0 ? depth : deepest;
  }
  return scaled_divide(deepest, figure_length(f, side.from, side.to));
}

static struct scaled
least_depth(struct figure *f, const struct hull_ring *q, const struct hull_ring *p, struct scaled least) {
  for (unsigned k = 0; k < sides_across(q); k++) {
    const struct scaled depth = depth_across(f, side_across(q, k), p);
    least = scaled_compare(depth, least) < 0 ? depth : least;
  }
  return least;
}

bool hull_gap(const struct hull *a, const struct hull *b, struct scaled *gap) {
  struct core_meeting m;
  meet(a, b, &NO_TERMS, &m);
  struct figure *f = &m.figure;
  if (hull_is_bent(&m.truth.core[0]) || hull_is_bent(&m.truth.core[1]))
    return false;
  if (m.core > 0) {
    *gap = figure_squeezed(f,
                           m.closest.side ? figure_line_gap(f, m.closest.v, m.closest.p, m.closest.q)
                                          : figure_point_gap(f, m.closest.v, m.closest.p));
    return true;
  }
  struct scaled depth = {0, 0};
  if (m.core < 0) {
    const struct scaled far = {0.5, 1 << 20};
    depth = least_depth(f, &m.ring[1], &m.ring[0], least_depth(f, &m.ring[0], &m.ring[1], far));
  }
  *gap = figure_squeezed(f, scaled_add(depth, figure_reach_value(f)));
  gap->m = -gap->m;
  return true;
}
