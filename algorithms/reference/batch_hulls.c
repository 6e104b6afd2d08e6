/* Hulls of a batch: a filter over vectors of rows, told by the separating sides. What it leaves goes to the
 * last step.
 *
 * A row is decided when both cores are proper (no point repeated, area where there are three points or more)
 * and every sign that relation and place need is certain. Numbers beyond 2^200 are left undecided, so nothing
 * overflows. This file is compiled once for each instruction level.
 *
 * The bound covers the error of any polynomial of degree two in the corners of two cores, and of a difference
 * of two of them; with it, u = 2^-53.
 *
 * Let coordinates be off by at most E, differences of them at most L in size, and differences along a side
 * at most l. A difference is off by at most u L + 2E =: e (along a side u l + 2E =: f), a product of the two
 * by l e + L f + e f, a sum of two such, with its own rounding, by
 *   2 (l e + L f + e f) + 4.1 u l L  <=  8.2 u l L + 8.1 E (l + L) + 8.1 E^2,
 * a difference of two such sums by twice that and 4.1 u l L more: less than 21 (u l + E) (L + E), as E (l +
 * L) is at most twice E L. The bound is 24 times (u l + E) (L + E), which covers its own rounding and that of
 * l and L, and 2^-1060 for underflow, of which each of a few operations loses less than 2^-1074.
 *
 * Where all numbers of a row are exact multiples, at most 2^25, of one power of two, differences are at most
 * 2^26, products 2^52, and every sum or difference of such sums is again a product of that kind, at most
 * 2^53: nothing rounds, the bound is 0, and zeros are certain. At most 2^11: the same for degree four.
 */
#include "bounds.h"
#include "kinds.h"
#include "work_template.h"

/* ---- the corners of a core ---- */

/* A core, its first point once more after the last. */
struct outline_lanes {
  unsigned corners;
  vec x[CORNERS + 1], y[CORNERS + 1], r;
  vec width; /* no difference of its points is greater */
  vec turn;  /* 1, or -1 for one that goes right */
  mask area; /* certain of having some, or being proper without */
  mask bent; /* certain of turning both ways */
  vec share; /* the greatest part of a bound that comes from its sides: u l + E */
};

/* What is learned of a row while its numbers are read. */
struct numbers_read {
  vec odd, error;
  mask negative, flat;
};

VECTOR_INLINE vec read_lane(const struct lanes *lanes,
                            const double *column,
                            size_t i,
                            struct numbers_read *reading) {
  const vec n = vec_load(column + i), size = vec_abs(n);
  reading->odd += n - n;
  if (lanes->long_numbers)
    reading->error += vec_select(size >= 0x1p53, BOUNDED(HULL_LONG, size * 0x1p-53), (vec){0});
  return n;
}

VECTOR_INLINE vec add_lanes(vec a, vec b, struct numbers_read *reading) {
  const struct split sum = two_sum(a, b);
  reading->error += vec_abs(sum.lo);
  return sum.hi;
}

/* The span of a core along an axis, as corners' coordinates. Rounded once, a difference has its own sign. */
VECTOR_INLINE void read_span(const struct lanes *lanes,
                             enum axis axis,
                             size_t i,
                             vec radius,
                             struct numbers_read *reading,
                             vec *low,
                             vec *high) {
  const enum ends ends = lanes->ends;
  const vec at = read_lane(lanes, lanes->at[axis], i, reading);
  vec far = read_lane(lanes, lanes->far[axis], i, reading);
  reading->negative |= (ends == ENDS_GIVEN ? far - at : far) < 0;
  if (lanes->layout == LAYOUT_BOX_PIXELS) {
    far = add_lanes(far, vec_all(-1), reading);
    reading->negative |= far < 0;
  }
  *low = ends == ENDS_CENTRED ? add_lanes(at, -far, reading) : at;
  *high = ends == ENDS_GIVEN ? far : add_lanes(at, far, reading);
  if (lanes->inward) {
    reading->negative |= far - 2 * radius < 0;
    *low = add_lanes(*low, radius, reading);
    *high = add_lanes(*high, -radius, reading);
  }
}

VECTOR_INLINE void read_outline(const struct lanes *lanes,
                                size_t i,
                                struct numbers_read *reading,
                                struct outline_lanes *outline) {
  const unsigned n = outline->corners = lanes->corners;
  outline->r = (vec){0};
  if (lanes->radius != NULL) {
    outline->r = read_lane(lanes, lanes->radius, i, reading);
    reading->negative |= outline->r < 0;
    reading->flat |= (outline->r == 0) & mask_all(lanes->sides ? 0 : -1);
  }
  if (lanes->sides) {
    vec *x = outline->x, *y = outline->y;
    read_span(lanes, AXIS_X, i, outline->r, reading, &x[0], &x[1]);
    read_span(lanes, AXIS_Y, i, outline->r, reading, &y[0], &y[2]);
    x[2] = x[1], x[3] = x[0], y[1] = y[0], y[3] = y[2];
  } else {
    for (unsigned k = 0; k < n; k++) {
      const unsigned x = layout_vertex(lanes->layout, k), y = x + 1;
      outline->x[k] = read_lane(lanes, lanes->column[x], i, reading);
      outline->y[k] = read_lane(lanes, lanes->column[y], i, reading);
    }
  }
  outline->x[n] = outline->x[0];
  outline->y[n] = outline->y[0];
}

/* The extent of points in both axes. */
struct extent {
  vec low_x, high_x, low_y, high_y;
};

VECTOR_INLINE struct extent extent_of(const struct outline_lanes *o) {
  struct extent e = {o->x[0], o->x[0], o->y[0], o->y[0]};
  for (unsigned k = 1; k < o->corners; k++) {
    e.low_x = vec_min(e.low_x, o->x[k]);
    e.high_x = vec_max(e.high_x, o->x[k]);
    e.low_y = vec_min(e.low_y, o->y[k]);
    e.high_y = vec_max(e.high_y, o->y[k]);
  }
  return e;
}

VECTOR_INLINE vec extent_greatest(struct extent e) {
  return vec_max(vec_max(vec_abs(e.low_x), vec_abs(e.high_x)), vec_max(vec_abs(e.low_y), vec_abs(e.high_y)));
}

VECTOR_INLINE vec extent_width(struct extent e) { return vec_max(e.high_x - e.low_x, e.high_y - e.low_y); }

VECTOR_INLINE struct extent extent_of_both(struct extent a, struct extent b) {
  return (struct extent){vec_min(a.low_x, b.low_x),
                         vec_max(a.high_x, b.high_x),
                         vec_min(a.low_y, b.low_y),
                         vec_max(a.high_y, b.high_y)};
}

/* Whether all coordinates are multiples of 2^-digits times the power of two below `greatest`: adding 1.5 *
 * 2^(52 - digits) of those rounds to such multiples. */
VECTOR_INLINE mask is_multiple(const struct outline_lanes *o, vec greatest, int digits) {
  const vec power = (vec)((mask)greatest & (INT64_C(0x7ff) << 52));
  const vec magic = power * (1.5 * (double)(INT64_C(1) << (52 - digits)));
  mask multiple = (o->r + magic) - magic == o->r;
  for (unsigned k = 0; k < o->corners; k++)
    multiple &= ((o->x[k] + magic) - magic == o->x[k]) & ((o->y[k] + magic) - magic == o->y[k]);
  return multiple;
}

/* Both cores of some rows, and what their bounds follow from. */
struct rows {
  struct numbers_read reading;
  struct outline_lanes o[2];
  vec width, greatest; /* of both cores; of all numbers */
  mask sized, exact;   /* not too large; nothing rounds in polynomials of degree two */
};

VECTOR_INLINE mask are_multiples(const struct rows *rows, int digits) {
  return is_multiple(&rows->o[0], rows->greatest, digits) & is_multiple(&rows->o[1], rows->greatest, digits);
}

VECTOR_INLINE void read_rows(const struct lanes lanes[2], size_t i, struct rows *rows) {
  struct outline_lanes *const o = rows->o;
  struct extent extent[2];
  rows->reading = (struct numbers_read){{0}, {0}, {0}, {0}};
  for (unsigned k = 0; k < 2; k++) {
    read_outline(&lanes[k], i, &rows->reading, &o[k]);
    extent[k] = extent_of(&o[k]);
    o[k].width = extent_width(extent[k]);
  }
  const struct extent both = extent_of_both(extent[0], extent[1]);
  rows->width = extent_width(both);
  rows->greatest = vec_max(extent_greatest(both), vec_max(vec_abs(o[0].r), vec_abs(o[1].r)));
  rows->sized = rows->greatest <= 0x1p200;
  rows->exact =
      rows->sized & (rows->greatest >= 0x1p-200) & (rows->reading.error == 0) & are_multiples(rows, 24);
}

/* ---- the sides of a core ---- */

/* `exact`: nothing rounds in polynomials of degree two. */
VECTOR_INLINE vec bound_of(vec share, vec width, vec error, mask exact) {
  return vec_select(exact,
                    (vec){0},
                    BOUNDED(HULL_SHARE, 24 * share * (width + error)) + BOUNDED(HULL_UNDERFLOW, 0x1p-1060));
}

/* Sides must have a length, and three points and more must turn one way; straight on only in exact rows.
 * Points that are one are so when they are rounded too. */
VECTOR_INLINE void judge_outline(struct outline_lanes *o, vec error, mask exact) {
  const unsigned n = o->corners;
  o->turn = vec_all(1);
  o->area = mask_all(-1);
  o->bent = (mask){0};
  o->share = 0x1p-53 * o->width + error;
  if (n == 1)
    return;
  vec most = vec_all(-__builtin_inf()), least = vec_all(__builtin_inf());
  vec before_x = o->x[0] - o->x[n - 1], before_y = o->y[0] - o->y[n - 1];
  for (unsigned k = 0; k < n; k++) {
    const vec x = o->x[k + 1] - o->x[k], y = o->y[k + 1] - o->y[k];
    o->area &= (x != 0) | (y != 0);
    const vec turn = before_x * y - before_y * x;
    most = vec_max(most, turn);
    least = vec_min(least, turn);
    before_x = x;
    before_y = y;
  }
  if (n == 2)
    return;
  const vec bound = bound_of(o->share, o->width, error, exact);
  o->bent = (most > bound) & (least < -bound);
  const mask straight = (bound == 0) & ((least == 0) | (most == 0)) & (least != most);
  const mask left = (least > bound) | (straight & (least == 0)),
             right = (most < -bound) | (straight & (most == 0));
  o->turn = vec_select(right, vec_all(-1), o->turn);
  o->area &= left | right;
}

/* The sides of one core against the corners of the other. Of two points there are two sides, there and back.
 */
struct sides {
  vec bound;
  vec separation;      /* the least, over sides, of how far in the farthest corner reaches */
  vec within[CORNERS]; /* of a corner, the least, over sides, of how far in it is */
  mask side, parallel; /* the closest points are one on a side and one or more corners */
  mask open;           /* they may be, or not */
  vec cross, square;   /* then, the distance times the length of the side, and that squared */
};

/* How far in the corners are across a side, times its length, and the two of them that reach farthest. */
struct depths {
  vec in[CORNERS], farthest, next;
};

/* The corner that reaches farthest in is the closest where it is outside and its foot is strictly on the
 * side: all of one core is beyond it, and all of the other on the near side. Where that is so of no side, two
 * corners are the closest. Corners equally far are known to be so only in exact rows. */
VECTOR_INLINE void
judge_side(struct sides *s, const struct depths *d, const vec *along, unsigned corners, vec length) {
  vec first = vec_all(__builtin_inf()), last = -first;
  for (unsigned j = 0; j < corners; j++) {
    const mask level = d->in[j] == d->farthest;
    first = vec_min(first, vec_select(level, along[j], first));
    last = vec_max(last, vec_select(level, along[j], last));
  }
  const vec beyond = length - first;
  const mask clear = (d->farthest - d->next > s->bound) | (s->bound == 0);
  const mask facing = clear & (d->farthest < -s->bound) & (last > s->bound) & (beyond > s->bound);
  const mask beside = clear & ((last <= -s->bound) | (beyond <= -s->bound));
  const mask level = d->farthest == d->next;
  s->side |= facing & ~level;
  s->parallel |= facing & level;
  s->open |= ~(facing | beside | (d->farthest >= s->bound));
  s->cross = vec_select(facing, d->farthest, s->cross);
  s->square = vec_select(facing, length, s->square);
}

VECTOR_INLINE void
try_side(struct sides *s, const struct outline_lanes *of, unsigned k, const struct outline_lanes *other) {
  const vec x = of->x[k + 1] - of->x[k], y = of->y[k + 1] - of->y[k];
  const vec in_x = -y * of->turn, in_y = x * of->turn, inf = vec_all(__builtin_inf());
  vec along[CORNERS];
  struct depths d = {.farthest = -inf, .next = -inf};
  for (unsigned j = 0; j < other->corners; j++) {
    const vec to_x = other->x[j] - of->x[k], to_y = other->y[j] - of->y[k];
    const vec in = in_x * to_x + in_y * to_y;
    d.in[j] = in;
    along[j] = x * to_x + y * to_y;
    d.next = vec_max(d.next, vec_min(d.farthest, in));
    d.farthest = vec_max(d.farthest, in);
    s->within[j] = vec_min(s->within[j], in);
  }
  s->separation = vec_min(s->separation, d.farthest);
  judge_side(s, &d, along, other->corners, x * x + y * y);
}

/* A corner in a segment lies on its line and between its ends; in a point, it is that point. */
VECTOR_INLINE void
within_less(struct sides *s, const struct outline_lanes *of, const struct outline_lanes *other, vec bound) {
  for (unsigned j = 0; j < other->corners; j++) {
    const vec x = other->x[j] - of->x[0], y = other->y[j] - of->y[0];
    const vec to_x = other->x[j] - of->x[1], to_y = other->y[j] - of->y[1];
    const mask out = of->corners == 1 ? (x != 0) | (y != 0) : x * to_x + y * to_y > bound;
    s->within[j] = vec_select(out, vec_all(-__builtin_inf()), s->within[j]);
  }
}

VECTOR_INLINE void try_sides(struct sides *s,
                             const struct outline_lanes *of,
                             const struct outline_lanes *other,
                             vec error,
                             vec width,
                             mask exact) {
  const vec inf = vec_all(__builtin_inf());
  const bool point = of->corners == 1;
  s->bound = bound_of(of->share, width, error, exact);
  s->separation = inf;
  s->side = s->parallel = s->open = (mask){0};
  s->cross = s->square = (vec){0};
  for (unsigned j = 0; j < other->corners; j++)
    s->within[j] = point ? (vec){0} : inf;
  for (unsigned k = 0; k < of->corners && !point; k++)
    try_side(s, of, k, other);
  if (of->corners < 3)
    within_less(s, of, other, bound_of(0x1p-53 * width + error, width, error, exact));
}

/* ---- do the cores meet, and where? ---- */

/* What is certain of a row, whose cores are proper. */
struct meeting_lanes {
  mask apart, touching, overlapping; /* the cores; all zeros: not certain */
  mask a, b;                         /* how many corners of each lie in the other */
  mask same;                         /* those have one sum */
  mask placed;
};

/* The corners of one core that are certainly in the other, and those certainly in or out. */
struct inside {
  mask in, certain;
  vec x, y; /* the sum of those that are in */
};

VECTOR_INLINE struct inside inside_of(const struct sides *s, const struct outline_lanes *o) {
  struct inside inside = {{0}, {0}, {0}, {0}};
  for (unsigned j = 0; j < o->corners; j++) {
    const mask in = s->within[j] >= s->bound;
    inside.in -= in;
    inside.certain -= in | (s->within[j] < -s->bound);
    inside.x += vec_select(in, o->x[j], (vec){0});
    inside.y += vec_select(in, o->y[j], (vec){0});
  }
  return inside;
}

/* Where no side separates cores by more than 0, they touch, and a corner of one is in the other; or they are
 * parts of one line and have none in common. */
VECTOR_INLINE struct meeting_lanes
meet_lanes(const struct outline_lanes o[2], const struct sides s[2], mask exact) {
  const struct inside a = inside_of(&s[1], &o[0]), b = inside_of(&s[0], &o[1]);
  const mask missing = (a.in == 0) & (b.in == 0);
  const mask level = exact & (vec_min(s[0].separation, s[1].separation) == 0);
  struct meeting_lanes m = {.apart = (s[0].separation < -s[0].bound) | (s[1].separation < -s[1].bound) |
                                     (level & missing),
                            .touching = level & ~missing,
                            .overlapping = (s[0].separation > s[0].bound) & (s[1].separation > s[1].bound),
                            .a = a.in,
                            .b = b.in,
                            .same = (a.x == b.x) & (a.y == b.y)};
  const mask nearest = s[0].side | s[1].side | s[0].parallel | s[1].parallel | ~(s[0].open | s[1].open);
  m.placed = (m.apart & nearest) | m.touching |
             (m.overlapping & (a.certain == o[0].corners) & (b.certain == o[1].corners));
  return m;
}

/* What the places of rows follow from (kinds.h), a byte of each for each row. */
struct meeting_bytes {
  _Alignas(CACHE_LINE) uint8_t manner[CHUNK], a[CHUNK], b[CHUNK];
};

/* Cores apart: their place. */
VECTOR_INLINE mask manner_of(const struct meeting_lanes *m, const struct sides s[2]) {
  mask manner = mask_all(HULL_VERTEX_VERTEX);
  manner = mask_select(s[0].side, mask_all(HULL_SIDE_VERTEX), manner);
  manner = mask_select(s[1].side, mask_all(HULL_VERTEX_SIDE), manner);
  manner = mask_select(s[0].parallel | s[1].parallel, mask_all(HULL_PARALLEL), manner);
  const mask touching = mask_select(m->same, mask_all(CORES_SHARE_A_CORNER), mask_all(CORES_TOUCH));
  return mask_select(m->apart, manner, mask_select(m->touching, touching, mask_all(CORES_OVERLAP)));
}

/* ---- cores that are apart, and the reach of their radii ---- */

/* The square of the least distance of two corners. */
VECTOR_INLINE vec corners_apart(const struct outline_lanes o[2]) {
  vec least = vec_all(__builtin_inf());
  for (unsigned k = 0; k < o[0].corners; k++)
    for (unsigned j = 0; j < o[1].corners; j++) {
      const vec x = o[1].x[j] - o[0].x[k], y = o[1].y[j] - o[0].y[k];
      least = vec_min(least, x * x + y * y);
    }
  return least;
}

/* The sign of the distance less the reach, of cores that are apart: squares of both, from two corners, or
 * with a side, times its length squared. All the numbers of a row are off by at most E together, so a square
 * of corners' distance by at most 2 L E + E^2. Radii and their sum are off by a relative 2 u, their square by
 * 5 u, times the length by 6 u and what the length is off; half a bound covers that of any value of degree
 * two. With the rounding of the rest that is below 8 u of all. */
struct reached {
  mask apart, touching, overlapping;
};

VECTOR_INLINE struct reached reach_lanes(const struct outline_lanes o[2],
                                         const struct sides s[2],
                                         vec corners,
                                         vec room,
                                         mask exact,
                                         mask exact_of_four) {
  const vec reach = o[0].r + o[1].r, square = reach * reach;
  const mask by_first = s[0].side | s[0].parallel, by_side = by_first | s[1].side | s[1].parallel;
  const vec cross = vec_abs(vec_select(by_first, s[0].cross, s[1].cross));
  const vec length = vec_select(by_first, s[0].square, s[1].square);
  const vec bound = vec_select(by_first, s[0].bound, s[1].bound);
  const vec far = vec_select(by_side, cross * cross, corners);
  const vec least = vec_select(by_side, square * length, square);
  const vec given =
      vec_select(by_side, BOUNDED(HULL_REACH_GIVEN, (2 * cross + bound + square) * (0.5 * bound)), room);
  const vec margin = vec_select(mask_select(by_side, exact_of_four, exact),
                                (vec){0},
                                BOUNDED(HULL_REACH, (far + least) * 0x1p-50) + given +
                                    BOUNDED(HULL_REACH_UNDERFLOW, 0x1p-600));
  const vec difference = far - least;
  return (struct reached){.apart = (difference > margin) | (reach == 0),
                          .touching = (difference == 0) & (margin == 0) & (reach != 0),
                          .overlapping = (difference < -margin) & (reach != 0)};
}

/* ---- both together ---- */

/* Truth bytes of one vector of rows, and what their places follow from. */
VECTOR_INLINE mask filter_hulls(const struct lanes lanes[2], size_t i, struct meeting_bytes *meeting) {
  const bool round = lanes[0].radius != NULL || lanes[1].radius != NULL;
  struct rows rows;
  read_rows(lanes, i, &rows);
  struct outline_lanes *const o = rows.o;
  const vec width = rows.width, error = rows.reading.error;
  const mask exact = rows.exact;
  struct sides s[2];
  judge_outline(&o[0], error, exact);
  judge_outline(&o[1], error, exact);
  try_sides(&s[0], &o[0], &o[1], error, width, exact);
  try_sides(&s[1], &o[1], &o[0], error, width, exact);
  const struct meeting_lanes m = meet_lanes(o, s, exact);

  mask apart = m.apart, touching = m.touching, overlapping = m.overlapping;
  if (round) {
    const mask exact_of_four = exact & are_multiples(&rows, 10);
    const vec room = BOUNDED(HULL_ROOM, 4 * error * (width + error));
    const struct reached reached = reach_lanes(o, s, corners_apart(o), room, exact, exact_of_four);
    const mask reaches = (m.touching | m.overlapping) & (o[0].r + o[1].r > 0);
    apart &= reached.apart;
    touching = (m.apart & reached.touching) | (m.touching & ~reaches);
    overlapping |= (m.apart & reached.overlapping) | reaches;
  }
  mask_store_bytes(meeting->manner + i, manner_of(&m, s));
  mask_store_bytes(meeting->a + i, m.a);
  mask_store_bytes(meeting->b + i, m.b);
  const mask decided = (apart | touching | overlapping) & m.placed & rows.sized & o[0].area & o[1].area;
  const mask invalid =
      (rows.reading.odd != 0) | rows.reading.negative | (rows.sized & (o[0].bent | o[1].bent));
  mask truth = mask_select(touching, mask_all(RELATION_TOUCHING), mask_all(RELATION_OVERLAPPING));
  truth = mask_select(rows.reading.flat, mask_all(RELATION_FLAT), truth);
  truth = mask_select(apart, mask_all(RELATION_APART), truth);
  truth = mask_select(decided, truth, mask_all(UNDECIDED));
  return mask_select(invalid, mask_all(RELATION_INVALID), truth);
}

void FILTER_HULLS(const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places) {
  const unsigned na = lanes[0].corners, nb = lanes[1].corners;
  struct meeting_bytes meeting;
  for (size_t i = 0; i < count; i += VECTOR_LANES)
    mask_store_bytes(truths + i, filter_hulls(lanes, i, &meeting));
  for (size_t i = 0; i < count && places != NULL; i++)
    places[i] =
        truths[i] == RELATION_INVALID
            ? 0
            : (place_t)place_of_cores((enum manner)meeting.manner[i], meeting.a[i], na, meeting.b[i], nb);
}

/* ---- what is within what ---- */

/* Whether a corner of the one hull, with its radius, is certain to be within the other's, or out of it. With
 * p the first's radius less the second's, it is out where it lies beyond a side by more than p. It is within
 * where it lies inside all sides, by more than -p if p is negative; and where it is nearer than p to a
 * corner, or to a side with its foot on it.
 *
 * Of a side of length l, `in` is off by the bound above, p by 2u of itself and E, l by 4u of itself and 3E.
 * So p l is off by 8u p l + 4E (p + l + E), with its own rounding; the square of a distance of corners by 4E
 * (L + E), and that of p by 4E (p + E). Where p is 0 and the row exact, the margin is 0. */
struct within_lanes {
  mask in, out, on; /* on: certain to touch the boundary, and not to be out */
};

VECTOR_INLINE struct within_lanes
corner_within(const struct outline_lanes *o, vec at_x, vec at_y, vec p, vec bound, vec error, vec width) {
  const unsigned n = o->corners;
  const vec size = vec_abs(p);
  const mask equal = (p == 0) & (error == 0);
  mask out = {0}, near = {0}, inside = mask_all(n > 2 ? -1 : 0), on = {0},
       level = inside & (bound == 0) & equal;
  for (unsigned k = 0; k < n; k++) {
    const vec x = o->x[k + 1] - o->x[k], y = o->y[k + 1] - o->y[k], to_x = at_x - o->x[k],
              to_y = at_y - o->y[k];
    const vec in = (x * to_y - y * to_x) * o->turn, along = x * to_x + y * to_y, square = x * x + y * y;
    const vec length = vec_root(square), reach = p * length;
    const vec margin = vec_select(
        equal, bound, bound + vec_abs(reach) * 0x1p-49 + 4 * error * (size + length + error) + 0x1p-1000);
    const mask beside = (along > bound) & (square - along > bound);
    const vec apart = to_x * to_x + to_y * to_y;
    const vec room = (apart + p * p) * 0x1p-49 + 4 * error * (width + size + error) + 0x1p-600;
    near |= (p > 0) & (apart < p * p - room);
    if (n == 1) {
      out = (p < -2 * error) | ((p > 0) & (apart > p * p + room)) | (equal & ((to_x != 0) | (to_y != 0)));
      break;
    }
    out |= in + reach < -margin;
    out |= n == 2 ? -in + reach < -margin : (mask){0};
    near |= (p > 0) & beside & (vec_abs(in) < reach - margin);
    inside &= (in > bound) & (in + vec_select(p < 0, reach, (vec){0}) > margin);
    on |= in == 0;
    level &= in >= 0;
  }
  return (struct within_lanes){inside | near, out, on & level};
}

VECTOR_INLINE mask filter_within(const struct lanes lanes[2], size_t i, mask meeting) {
  struct rows rows;
  read_rows(lanes, i, &rows);
  struct outline_lanes *const o = rows.o;
  const vec width = rows.width, error = rows.reading.error, p = o[0].r - o[1].r;
  const mask exact = rows.exact;
  judge_outline(&o[0], error, exact);
  const vec bound = bound_of(0x1p-53 * width + error, width, error, exact);
  mask in = mask_all(-1), out = {0}, at_most_on = mask_all(-1);
  for (unsigned j = 0; j < o[1].corners; j++) {
    const struct within_lanes corner = corner_within(&o[0], o[1].x[j], o[1].y[j], p, bound, error, width);
    in &= corner.in;
    out |= corner.out;
    at_most_on &= corner.in | corner.on;
  }
  const mask decided = rows.sized & o[0].area, flat = meeting == RELATION_FLAT;
  const mask touching = mask_select(meeting == RELATION_OVERLAPPING,
                                    mask_all(RELATION_TOUCHING | TRUTH_HALF_OPEN_HIT),
                                    mask_all(RELATION_TOUCHING));
  mask truth = mask_select(at_most_on, mask_select(flat, meeting, touching), mask_all(UNDECIDED));
  truth = mask_select(in, mask_select(flat, meeting, mask_all(RELATION_OVERLAPPING)), truth);
  truth = mask_select(out, mask_all(RELATION_APART), truth);
  truth = mask_select(decided, truth, mask_all(UNDECIDED));
  return mask_select((meeting == RELATION_APART) | (meeting == RELATION_INVALID), meeting, truth);
}

void FILTER_WITHIN(const struct lanes lanes[2], size_t count, uint8_t *truths) {
  for (size_t i = 0; i < count; i += VECTOR_LANES) {
    mask meeting;
    for (size_t lane = 0; lane < VECTOR_LANES; lane++)
      meeting[lane] = i + lane < count ? truths[i + lane] & TRUTH_RELATION : RELATION_APART;
    mask_store_bytes(truths + i, filter_within(lanes, i, meeting));
  }
}
