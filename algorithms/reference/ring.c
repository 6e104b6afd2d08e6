/* Signs of orientation tell all. Without a radius, shapes overlap where edges cross, or where a piece of an
 * edge, between two points at which the boundaries meet, runs inside the other. With one, each edge of the
 * polygon has a gap of its own to the shape. */
#include "ring.h"

#include "exact.h"
#include "figure.h"

/* The corners of one of a figure's hulls in turn: none twice in a row, and where there is ground only those
 * at which the outline bends. With holes there are several rings, each from its first corner to the next
 * ring's. */
struct outline {
  unsigned count, rings;
  bool ground; /* it has an inside */
  bool broken; /* its corners are of no rings, or of some without ground beside others */
  enum ring_rule rule;
  unsigned at[HULL_POINTS], first[HULL_POINTS + 1];
};

static unsigned next_of(const struct outline *o, unsigned k) {
  unsigned ring = 0;
  while (ring + 1 < o->rings && k >= o->first[ring + 1])
    ring++;
  return k + 1 == (ring + 1 < o->rings ? o->first[ring + 1] : o->count) ? o->first[ring] : k + 1;
}

static unsigned sides_of(const struct outline *o) { return o->ground ? o->count : o->count - 1; }

static void leave_straight_corners(struct figure *f, struct outline *o) {
  unsigned kept = 0;
  for (unsigned k = 0; k < o->count; k++) {
    const unsigned before = kept > 0 ? o->at[kept - 1] : o->at[o->count - 1];
    const unsigned here = o->at[k], after = o->at[next_of(o, k)];
    if (figure_cross(f, before, here, here, after) != 0 || figure_dot(f, before, here, here, after) < 0)
      o->at[kept++] = here;
  }
  o->count = kept;
}

static void leave_ends(struct figure *f, struct outline *o) {
  const unsigned p = o->at[0], q = o->at[1];
  unsigned first = p, last = p;
  for (unsigned k = 1; k < o->count; k++) {
    first = figure_dot(f, p, q, first, o->at[k]) < 0 ? o->at[k] : first;
    last = figure_dot(f, p, q, last, o->at[k]) > 0 ? o->at[k] : last;
  }
  o->at[0] = first;
  o->at[1] = last;
  o->count = 2;
}

/* Of one ring, whose corners are listed without repeats. */
static void bend(struct figure *f, struct outline *o) {
  o->rings = 1;
  o->first[0] = 0;
  o->ground = o->broken = false;
  for (unsigned k = 2; k < o->count && !o->ground; k++)
    o->ground = figure_cross(f, o->at[0], o->at[1], o->at[0], o->at[k]) != 0;
  if (o->ground)
    leave_straight_corners(f, o);
  else if (o->count > 2)
    leave_ends(f, o);
}

/* The corners from `k` on up to where the first of them comes again; what is behind it and its repeats. */
static unsigned list_ring(struct figure *f, unsigned k, unsigned end, struct outline *o) {
  const unsigned first = k;
  bool away = false;
  for (o->count = 0; k < end && !(away && figure_same(f, first, k)); k++) {
    away |= !figure_same(f, first, k);
    if (o->count == 0 || !figure_same(f, o->at[o->count - 1], k))
      o->at[o->count++] = k;
  }
  const bool closed = k < end || !away;
  while (k < end && figure_same(f, first, k))
    k++;
  bend(f, o);
  o->broken = !closed;
  return k;
}

static void list_rings(struct figure *f, unsigned first, unsigned points, struct outline *o) {
  unsigned k = list_ring(f, first, first + points, o);
  while (k < first + points) {
    struct outline hole;
    k = list_ring(f, k, first + points, &hole);
    o->broken |= hole.broken || !hole.ground || !o->ground;
    o->first[o->rings++] = o->count;
    for (unsigned n = 0; n < hole.count; n++)
      o->at[o->count++] = hole.at[n];
  }
}

static void
list_corners(struct figure *f, unsigned first, unsigned points, enum ring_rule rule, struct outline *o) {
  if (rule == RING_HOLES) {
    list_rings(f, first, points, o);
  } else {
    o->count = figure_corners(f, first, points, o->at);
    bend(f, o);
  }
  o->rule = rule;
}

/* ---- points and edges ---- */

static bool is_on(struct figure *f, unsigned p, unsigned q, unsigned point) {
  return figure_cross(f, p, q, p, point) == 0 && figure_dot(f, p, point, q, point) <= 0;
}

static bool edges_cross(struct figure *f, unsigned p, unsigned q, unsigned r, unsigned s) {
  return figure_cross(f, p, q, p, r) * figure_cross(f, p, q, p, s) < 0 &&
         figure_cross(f, r, s, r, p) * figure_cross(f, r, s, r, q) < 0;
}

/* An edge meets the next in their corner alone, and no other. */
static bool meets_itself(struct figure *f, const struct outline *o) {
  for (unsigned j = 0; j < o->count; j++) {
    const unsigned next = next_of(o, j), p = o->at[j], q = o->at[next], after = o->at[next_of(o, next)];
    if (figure_cross(f, p, q, q, after) == 0 && figure_dot(f, p, q, q, after) < 0)
      return true;
    for (unsigned k = j + 1; k < o->count; k++) {
      const unsigned r = o->at[k], s = o->at[next_of(o, k)];
      if (k == next || next_of(o, k) == j)
        continue;
      if (edges_cross(f, p, q, r, s) || is_on(f, p, q, r) || is_on(f, p, q, s) || is_on(f, r, s, p) ||
          is_on(f, r, s, q))
        return true;
    }
  }
  return false;
}

/* 1 inside, 0 on the boundary, -1 outside. Moved as told in ring.h, a point on an edge is right of it, and
 * one level with a corner is above it: an edge counts that has one end above the point and one not, and lies
 * to its right. */
static int side_of(struct figure *f, const struct outline *o, unsigned point, bool *held) {
  bool on = false;
  int odd = 0, round = 0;
  for (unsigned k = 0; k < o->count; k++) {
    const unsigned p = o->at[k], q = o->at[next_of(o, k)];
    const int side = figure_cross(f, p, q, p, point);
    const bool rises = figure_above(f, q, point);
    on |= side == 0 && figure_dot(f, p, point, q, point) <= 0;
    if (rises != figure_above(f, p, point) && side != 0 && rises == (side > 0)) {
      odd ^= 1;
      round += side;
    }
  }
  *held = o->rule == RING_NONZERO ? round != 0 : odd != 0;
  return on ? 0 : *held ? 1 : -1;
}

/* Of rings that do not meet: whether each hole is within the first, and in no other. */
static bool holes_are_apart(struct figure *f, const struct outline *o) {
  bool apart = true, held;
  for (unsigned hole = 1; hole < o->rings; hole++)
    for (unsigned ring = 0; ring < o->rings && apart; ring++) {
      struct outline other = {.rings = 1, .ground = true};
      const unsigned end = ring + 1 < o->rings ? o->first[ring + 1] : o->count;
      for (unsigned k = o->first[ring]; k < end; k++)
        other.at[other.count++] = o->at[k];
      apart = ring == hole || (side_of(f, &other, o->at[o->first[hole]], &held) > 0) == (ring == 0);
    }
  return apart;
}

static bool may_cross(enum ring_rule rule) { return rule == RING_EVEN_ODD || rule == RING_NONZERO; }

static bool is_none(struct figure *f, const struct outline *o) {
  return o->broken || (o->ground && !may_cross(o->rule) && (meets_itself(f, o) || !holes_are_apart(f, o)));
}

/* The core of a hull, or of a ring. */
static struct hull_core core_of(struct figure *f, const struct outline *o, unsigned of, bool ring) {
  const bool bent = ring ? is_none(f, o) : hull_bends(f->hull[of]);
  return (struct hull_core){.points = o->count, .left_turn = o->ground || bent, .right_turn = bent};
}

/* ---- pieces of edges ---- */

static void add_point(const struct figure *f, unsigned p, struct hull *to) {
  hull_add(to, figure_terms(f, p, false), figure_terms(f, p, true));
}

/* The sum of two points of a figure, as a point of a hull. */
static void add_sum(const struct figure *f, unsigned p, unsigned q, struct hull *to) {
  add_point(f, p, to);
  terms_add(&to->x[to->points - 1], figure_terms(f, q, false));
  terms_add(&to->y[to->points - 1], figure_terms(f, q, true));
}

/* On which side of an outline the middle of two points lies: asked at twice the size. */
static int side_of_middle(struct figure *f, const struct outline *o, unsigned p, unsigned q, bool *held) {
  struct hull middle, twice;
  struct outline ring = {.count = o->count, .rings = 1, .ground = true};
  struct figure large;
  hull_clear(&middle);
  add_sum(f, p, q, &middle);
  hull_clear(&twice);
  for (unsigned k = 0; k < o->count; k++) {
    add_sum(f, o->at[k], o->at[k], &twice);
    ring.at[k] = k + 1;
  }
  figure_begin(&large, &middle, &twice, &NO_TERMS);
  return side_of(&large, &ring, 0, held);
}

/* Whether the piece from p to q of an edge of `a`, on which no corner lies between them, tells an overlap: it
 * runs inside `b`, or along an edge of it with both grounds on one side. */
static bool
piece_overlaps(struct figure *f, const struct outline *a, const struct outline *b, unsigned p, unsigned q) {
  bool held_by_a, held_by_b;
  const int side = side_of_middle(f, b, p, q, &held_by_b);
  if (side != 0 || !a->ground)
    return side > 0;
  side_of_middle(f, a, p, q, &held_by_a);
  return held_by_a == held_by_b;
}

static bool
piece_leaves(struct figure *f, const struct outline *a, const struct outline *b, unsigned p, unsigned q) {
  bool held;
  (void)a;
  return side_of_middle(f, b, p, q, &held) < 0;
}

typedef bool
piece_test(struct figure *f, const struct outline *a, const struct outline *b, unsigned p, unsigned q);

enum { CUTS = HULL_POINTS + 2 };
/* Edge k of `a`, cut where corners of `b` lie on it: the ends of the pieces, and how many pieces. */
static unsigned
cut_edge(struct figure *f, const struct outline *a, unsigned k, const struct outline *b, unsigned at[CUTS]) {
  const unsigned p = a->at[k], q = a->at[next_of(a, k)];
  unsigned count = 1;
  at[0] = p;
  for (unsigned j = 0; j < b->count; j++) {
    const unsigned corner = b->at[j];
    if (!is_on(f, p, q, corner) || figure_same(f, p, corner) || figure_same(f, q, corner))
      continue;
    unsigned place = count++;
    for (; place > 1 && figure_dot(f, p, q, at[place - 1], corner) < 0; place--)
      at[place] = at[place - 1];
    at[place] = corner;
  }
  at[count] = q;
  return count;
}

/* Whether some piece does. No edges cross. */
static bool some_piece(struct figure *f, const struct outline *a, const struct outline *b, piece_test *does) {
  unsigned at[CUTS];
  for (unsigned k = 0; b->ground && k < sides_of(a); k++)
    for (unsigned j = 0, count = cut_edge(f, a, k, b, at); j < count; j++)
      if (does(f, a, b, at[j], at[j + 1]))
        return true;
  return false;
}

/* ---- gaps and places ---- */

/* How the boundaries of two outlines meet: whether edges cross, and at how many points a corner of one lies
 * on the other; `corners` of them are corners of both. */
struct contact {
  bool crossing;
  unsigned points, corners;
};

static bool is_on_boundary(struct figure *f, const struct outline *o, unsigned point, bool *corner) {
  bool on = *corner = o->count == 1 && figure_same(f, o->at[0], point);
  for (unsigned k = 0; k < sides_of(o); k++) {
    on |= is_on(f, o->at[k], o->at[next_of(o, k)], point);
    *corner |= figure_same(f, o->at[k], point) || figure_same(f, o->at[next_of(o, k)], point);
  }
  return on;
}

static struct contact contact_of(struct figure *f, const struct outline *a, const struct outline *b) {
  struct contact contact = {false, 0, 0};
  bool corner;
  for (unsigned j = 0; j < sides_of(a); j++)
    for (unsigned k = 0; k < sides_of(b); k++)
      contact.crossing |= edges_cross(f, a->at[j], a->at[next_of(a, j)], b->at[k], b->at[next_of(b, k)]);
  for (unsigned j = 0; j < a->count; j++) {
    contact.points += is_on_boundary(f, b, a->at[j], &corner);
    contact.corners += corner;
  }
  for (unsigned k = 0; k < b->count; k++)
    contact.points += is_on_boundary(f, a, b->at[k], &corner) && !corner;
  return contact;
}

/* Of shapes without a radius. */
static int gap_of_cores(struct figure *f,
                        const struct outline *a,
                        const struct outline *b,
                        const struct contact *contact,
                        bool *held) {
  if (b->ground && a->count == 1)
    return -side_of(f, b, a->at[0], held);
  if (contact->crossing)
    return -1;
  if (contact->points > 0)
    return some_piece(f, a, b, piece_overlaps) || some_piece(f, b, a, piece_overlaps) ? -1 : 0;
  return (b->ground && side_of(f, b, a->at[0], held) > 0) || (a->ground && side_of(f, a, b->at[0], held) > 0)
             ? -1
             : 1;
}

static void edge_of(const struct figure *f, const struct outline *o, unsigned k, struct hull *edge) {
  hull_clear(edge);
  add_point(f, o->at[k], edge);
  add_point(f, o->at[next_of(o, k)], edge);
}

/* The sign of the least gap, less a bound, of a hull and an edge. */
static int
gap_of_edges(const struct figure *f, const struct outline *o, const struct hull *a, const struct terms *by) {
  int least = 1;
  for (unsigned k = 0; k < o->count && least >= 0; k++) {
    struct hull edge;
    edge_of(f, o, k, &edge);
    const int gap = hull_gap_sign(a, &edge, by);
    least = gap < least ? gap : least;
  }
  return least;
}

/* Whether all corners lie to one side of a line through the point and one of them, none behind it. */
static bool is_beyond(struct figure *f, const struct outline *o, unsigned point) {
  bool beyond = false;
  for (unsigned j = 0; j < o->count && !beyond; j++) {
    int least = 0, greatest = 0;
    bool behind = false;
    for (unsigned k = 0; k < o->count; k++) {
      const int side = figure_cross(f, point, o->at[j], point, o->at[k]);
      least = side < least ? side : least;
      greatest = side > greatest ? side : greatest;
      behind |= side == 0 && figure_dot(f, point, o->at[j], point, o->at[k]) <= 0;
    }
    beyond = !behind && (least == 0 || greatest == 0);
  }
  return beyond;
}

/* With any corner that the second shape was given. */
static bool is_level(struct figure *f, unsigned point) {
  bool level = false;
  for (unsigned k = f->hull[0]->points; k < f->points; k++)
    level |= !figure_above(f, k, point) && !figure_above(f, point, k);
  return level;
}

static enum ring_place place_of(struct figure *f,
                                const struct outline *a,
                                const struct outline *b,
                                const struct contact *contact,
                                int core) {
  bool held, beyond = true;
  if (contact->crossing)
    return RING_CROSSING;
  if (contact->points > 0 && core < 0)
    return RING_INSIDE_AT_EDGE;
  if (contact->points > 0)
    return contact->points > 1 ? RING_ALONG : contact->corners > 0 ? RING_ON_CORNER : RING_ON_EDGE;
  if (core < 0 && !(b->ground && side_of(f, b, a->at[0], &held) > 0))
    return RING_AROUND;
  for (unsigned k = 0; core > 0 && k < a->count; k++)
    beyond &= is_beyond(f, b, a->at[k]);
  const enum ring_place place = core < 0 ? RING_INSIDE : beyond ? RING_BEYOND : RING_IN_NOTCH;
  return f->hull[0]->points == 1 && is_level(f, a->at[0]) ? place + 1 : place;
}

struct both {
  struct figure figure;
  struct outline outline[2];
  struct hull_truth truth;
  bool held;
};

static void outline_both(const struct hull *a, const struct hull *b, enum ring_rule rule, struct both *m) {
  figure_begin(&m->figure, a, b, &NO_TERMS);
  list_corners(&m->figure, 0, a->points, RING_SIMPLE, &m->outline[0]);
  list_corners(&m->figure, a->points, b->points, rule, &m->outline[1]);
}

static void meet(const struct hull *a, const struct hull *b, bool both, enum ring_rule rule, struct both *m) {
  struct figure *f = &m->figure;
  struct outline *const of_a = &m->outline[0], *const of_b = &m->outline[1];
  outline_both(a, b, rule, m);
  m->truth = (struct hull_truth){.core = {core_of(f, of_a, 0, both), core_of(f, of_b, 1, true)}};
  m->held = false;
  if (hull_is_bent(&m->truth.core[0]) || hull_is_bent(&m->truth.core[1]))
    return;
  const struct contact contact = contact_of(f, of_a, of_b);
  const int core = gap_of_cores(f, of_a, of_b, &contact, &m->held);
  m->truth.place = (place_t)place_of(f, of_a, of_b, &contact, core);
  /* With a radius: an edge that is not entered leaves the core inside or outside. */
  m->truth.gap = core >= 0 && sign_of_sum(&a->r) > 0 ? gap_of_edges(f, of_b, a, &NO_TERMS) : core;
  if (may_cross(rule) && core == 0 && of_b->ground && meets_itself(f, of_b))
    m->truth.core[1].left_turn = false;
}

struct hull_truth
ring_truth(const struct hull *a, const struct hull *b, bool both, enum ring_rule rule, bool *held) {
  struct both m;
  meet(a, b, both, rule, &m);
  *held = m.held;
  return m.truth;
}

/* ---- what is within a polygon ---- */

/* Without its radius: 1 where it reaches out, 0 where it is within and reaches the ring, -1 where it does not
 * reach it. The polygon has ground and no holes: so what its ring has within it has all of its ground there.
 */
static int core_reaches_out(struct both *m) {
  struct figure *f = &m->figure;
  const struct outline *const core = &m->outline[0], *const ring = &m->outline[1];
  const struct contact contact = contact_of(f, core, ring);
  bool held;
  if (contact.crossing || (contact.points > 0 && some_piece(f, core, ring, piece_leaves)))
    return 1;
  return contact.points > 0 ? 0 : -side_of(f, ring, core->at[0], &held);
}

static int reach(const struct hull *ring, const struct hull *b, struct both *m) {
  outline_both(b, ring, RING_SIMPLE, m);
  const int core = core_reaches_out(m);
  return core > 0 || sign_of_sum(&b->r) == 0 ? core : -gap_of_edges(&m->figure, &m->outline[1], b, &NO_TERMS);
}

int ring_reach(const struct hull *ring, const struct hull *b) {
  struct both m;
  return reach(ring, b, &m);
}

/* ---- sides of what has no ground ---- */

bool ring_has_ground(const struct hull *ring, enum ring_rule rule) {
  struct both m;
  outline_both(ring, ring, rule, &m);
  return m.outline[1].ground;
}

bool ring_is_none(const struct hull *ring, enum ring_rule rule) {
  struct both m;
  outline_both(ring, ring, rule, &m);
  return is_none(&m.figure, &m.outline[1]);
}

int ring_side(const struct hull *a, const struct hull *ring, enum ring_rule rule, const struct terms *by) {
  struct both m;
  bool held;
  outline_both(a, ring, rule, &m);
  return gap_of_edges(&m.figure, &m.outline[1], a, by) <= 0
             ? 0
             : -side_of(&m.figure, &m.outline[1], m.outline[0].at[0], &held);
}

bool ring_edge_has(const struct hull *a,
                   const struct hull *ring,
                   enum ring_rule rule,
                   const struct terms *by) {
  struct both m;
  bool has = false;
  outline_both(a, ring, rule, &m);
  for (unsigned k = 0; k < m.outline[1].count && !has; k++) {
    struct hull edge;
    edge_of(&m.figure, &m.outline[1], k, &edge);
    has = true;
    for (unsigned end = 0; end < a->points && has; end++) {
      struct hull at;
      hull_clear(&at);
      hull_add(&at, &a->x[end], &a->y[end]);
      has = hull_gap_sign(&at, &edge, by) <= 0;
    }
  }
  return has;
}

/* ---- the gap as a number ---- */

static void keep_least(struct scaled *least, struct scaled value) {
  *least = scaled_compare(value, *least) < 0 ? value : *least;
}

/* How far a point is from the nearest edge; `twice`: one that was made at twice the size. */
static struct scaled
way_to_edge(struct figure *f, const struct outline *o, const struct hull *point, bool twice) {
  struct scaled way = {0.5, 1 << 20}, here = {0, 0};
  for (unsigned k = 0; k < o->count; k++) {
    struct hull edge;
    edge_of(f, o, k, &edge);
    for (unsigned end = 0; twice && end < 2; end++) {
      edge.x[end] = terms_sum(&edge.x[end], &edge.x[end]);
      edge.y[end] = terms_sum(&edge.y[end], &edge.y[end]);
    }
    if (hull_gap(point, &edge, &here))
      keep_least(&way, here);
  }
  way.e -= twice;
  return way;
}

/* The gap by edges and corners: of each edge of `b` to each of `a`, which is one where it has a radius or no
 * ground; and a corner strictly inside has to leave, with the radius about it. */
static struct scaled gap_by_edges(struct both *m, const struct hull *a, bool deepest) {
  const struct outline *const of_a = &m->outline[0], *const of_b = &m->outline[1];
  struct scaled least = {0.5, 1 << 20}, gap = {0, 0};
  const bool edges = of_a->ground && sign_of_sum(&a->r) == 0;
  for (unsigned j = 0; j < (edges ? of_a->count : 1); j++)
    for (unsigned k = 0; k < of_b->count; k++) {
      struct hull edge, part;
      edge_of(&m->figure, of_b, k, &edge);
      if (edges)
        edge_of(&m->figure, of_a, j, &part);
      if (hull_gap(&edge, edges ? &part : a, &gap))
        keep_least(&least, gap);
    }
  for (unsigned s = 0; deepest && s < 2; s++) {
    const struct outline *const of = &m->outline[s], *const in = &m->outline[1 - s];
    bool held;
    for (unsigned k = 0; in->ground && k < of->count; k++) {
      struct hull corner;
      if (side_of(&m->figure, in, of->at[k], &held) <= 0)
        continue;
      hull_clear(&corner);
      add_point(&m->figure, of->at[k], &corner);
      gap = scaled_add(way_to_edge(&m->figure, in, &corner, false), value_of_sum(&a->r));
      gap.m = -gap.m;
      keep_least(&least, gap);
    }
  }
  return least;
}

/* Of two that are the same ground: about the middle of two corners there is room for a disc in both, which is
 * moved out of itself by no less than its diameter. A triangle has no such middle. */
static struct scaled gap_of_same_ground(struct both *m, const struct hull *b) {
  const struct outline *const o = &m->outline[1];
  struct scaled least = {0, 0}, room;
  bool held;
  for (unsigned j = 0; j < o->count; j++)
    for (unsigned k = 0; k < j; k++)
      if (side_of_middle(&m->figure, o, o->at[j], o->at[k], &held) > 0) {
        struct hull middle;
        hull_clear(&middle);
        add_sum(&m->figure, o->at[j], o->at[k], &middle);
        room = way_to_edge(&m->figure, o, &middle, true);
        keep_least(&least, (struct scaled){-room.m, room.e + 1});
      }
  if (least.m == 0 && !hull_gap(b, b, &least))
    least = (struct scaled){0, 0};
  return least;
}

bool ring_gap(
    const struct hull *a, const struct hull *b, bool both, enum ring_rule rule, struct scaled *gap) {
  struct both m;
  meet(a, b, both, rule, &m);
  if (hull_is_bent(&m.truth.core[0]) || hull_is_bent(&m.truth.core[1]))
    return false;
  *gap = m.truth.gap == 0 ? (struct scaled){0, 0} : gap_by_edges(&m, a, m.truth.gap < 0);
  if (m.truth.gap < 0 && gap->m >= 0)
    *gap = gap_of_same_ground(&m, b);
  return true;
}

struct scaled ring_reach_gap(const struct hull *ring, const struct hull *b) {
  struct both m;
  const int out = reach(ring, b, &m);
  const struct outline *const core = &m.outline[0], *const of_ring = &m.outline[1];
  struct scaled gap = out == 0 ? (struct scaled){0, 0} : gap_by_edges(&m, b, false);
  bool held;
  gap.m = -gap.m;
  for (unsigned k = 0; out > 0 && k < core->count; k++) {
    unsigned ends[CUTS];
    const unsigned pieces = cut_edge(&m.figure, core, k, of_ring, ends);
    for (unsigned n = 0; n < 2 * pieces; n++) {
      const unsigned p = ends[n / 2], q = ends[n / 2 + 1], middle = n % 2;
      struct hull at;
      if ((middle ? side_of_middle(&m.figure, of_ring, p, q, &held)
                  : side_of(&m.figure, of_ring, p, &held)) >= 0)
        continue;
      hull_clear(&at);
      if (middle)
        add_sum(&m.figure, p, q, &at);
      else
        add_point(&m.figure, p, &at);
      const struct scaled way = scaled_add(way_to_edge(&m.figure, of_ring, &at, middle), value_of_sum(&b->r));
      gap = scaled_compare(way, gap) > 0 ? way : gap;
    }
  }
  return gap;
}
