/* Hulls: a filter over all lanes, told by the separating sides; then the same over the rows that it leaves,
 * with cross products from parts without error. What is left then goes to the general step.
 *
 * A row is decided when both cores are proper (no point repeated, area where there are three points) and
 * every sign that relation and place need is certain. Numbers beyond 2^200 are left undecided, so nothing
 * overflows. This file is compiled once for each instruction level.
 */
#include "batch_outlines_template.h"

/* The sides of one core against the corners of the other. Of two points there are two sides, there and back.
 */
struct sides {
  vec bound;
  vec least;           /* the bound for how far in corners are, which may be known better */
  vec separation;      /* the least, over sides, of how far in the farthest corner reaches */
  vec within[CORNERS]; /* of a corner, the least, over sides, of how far in it is */
  mask side, parallel; /* the closest points are one on a side and one or more corners */
  mask unsure;         /* they may be, or not */
  vec cross, square;   /* then, the distance times the length of the side, and that squared */
};

/* How far in the corners are across a side, times its length, and the two of them that reach farthest. */
struct depths {
  vec in[CORNERS], farthest, next;
};

/* The corner that reaches farthest in is the closest where it is outside and its foot is strictly on the
 * side: all of one core is beyond it, and all of the other on the near side. Where that is so of no side, two
 * corners are the closest. Corners equally far are known to be so only in whole rows; there are two of them,
 * the first and last of `along`, as no three are on one line. */
VECTOR_INLINE void judge_side(
    struct sides *s, const struct depths *d, const vec *along, const unsigned m, vec length, mask whole) {
  vec one = along[m - 1], other = along[0];
  UNROLLED
  for (unsigned j = 1; j < m; j++) {
    one = vec_select(d->in[m - 1 - j] == d->farthest, along[m - 1 - j], one);
    other = vec_select(d->in[j] == d->farthest, along[j], other);
  }
  const vec first = vec_min(one, other), beyond = length - first, last = vec_max(one, other);
  const mask clear = (d->farthest - d->next > s->bound) | whole;
  const mask facing = clear & (d->farthest < -s->least) & (last > s->bound) & (beyond > s->bound);
  const mask beside = clear & ((last <= -s->bound) | (beyond <= -s->bound));
  const mask level = d->farthest == d->next;
  s->side |= facing & ~level;
  s->parallel |= facing & level;
  s->unsure |= ~(facing | beside | (d->farthest >= s->least));
  s->cross = vec_select(facing, d->farthest, s->cross);
  s->square = vec_select(facing, length, s->square);
}

/* How far in corners are, from differences without error: products of their great parts are split, and what
 * is left out is less than 64 u^2 of a side's and a difference's size; what rounding takes from the result, a
 * share u of it, changes no sign. Where that is 2^-960 or less, more may be lost, but less than 2^-1000. */
static __attribute__((noinline)) void cross_precisely(const struct outline_lanes *of,
                                                      unsigned k,
                                                      const struct outline_lanes *other,
                                                      unsigned m,
                                                      vec in[CORNERS]) {
  const struct split x = two_sum(of->x[k + 1], -of->x[k]), y = two_sum(of->y[k + 1], -of->y[k]);
  for (unsigned j = 0; j < m; j++) {
    const struct split to_x = two_sum(other->x[j], -of->x[k]), to_y = two_sum(other->y[j], -of->y[k]);
    const struct split p = two_product(x.hi, to_y.hi), q = two_product(y.hi, to_x.hi);
    const struct split great = two_sum(p.hi, -q.hi);
    const vec small = (x.hi * to_y.lo + x.lo * to_y.hi) - (y.hi * to_x.lo + y.lo * to_x.hi);
    in[j] = of->turn * (great.hi + (great.lo + ((p.lo - q.lo) + small)));
  }
}

VECTOR_INLINE void try_side(struct sides *s,
                            const struct outline_lanes *of,
                            unsigned k,
                            const struct outline_lanes *other,
                            const unsigned m,
                            mask whole,
                            const bool precisely) {
  const vec x = of->x[k + 1] - of->x[k], y = of->y[k + 1] - of->y[k];
  const vec in_x = -y * of->turn, in_y = x * of->turn, inf = vec_all(__builtin_inf());
  vec along[CORNERS];
  struct depths d = {.farthest = -inf, .next = -inf};
  if (precisely)
    cross_precisely(of, k, other, m, d.in);
  UNROLLED
  for (unsigned j = 0; j < m; j++) {
    const vec to_x = other->x[j] - of->x[k], to_y = other->y[j] - of->y[k];
    const vec in = precisely ? d.in[j] : in_x * to_x + in_y * to_y;
    d.in[j] = in;
    along[j] = x * to_x + y * to_y;
    d.next = vec_max(d.next, vec_min(d.farthest, in));
    d.farthest = vec_max(d.farthest, in);
    s->within[j] = vec_min(s->within[j], in);
  }
  s->separation = vec_min(s->separation, d.farthest);
  judge_side(s, &d, along, m, x * x + y * y, whole);
}

/* A corner in a segment lies on its line and between its ends; in a point, it is that point. */
VECTOR_INLINE void within_less(struct sides *s,
                               const struct outline_lanes *of,
                               const unsigned n,
                               const struct outline_lanes *other,
                               const unsigned m,
                               vec bound) {
  UNROLLED
  for (unsigned j = 0; j < m; j++) {
    const vec x = other->x[j] - of->x[0], y = other->y[j] - of->y[0];
    const vec to_x = other->x[j] - of->x[1], to_y = other->y[j] - of->y[1];
    const mask out = n == 1 ? (x != 0) | (y != 0) : x * to_x + y * to_y > bound;
    s->within[j] = vec_select(out, vec_all(-__builtin_inf()), s->within[j]);
  }
}

VECTOR_INLINE void try_sides(struct sides *s,
                             const struct outline_lanes *of,
                             const unsigned n,
                             const struct outline_lanes *other,
                             const unsigned m,
                             vec error,
                             vec width,
                             mask whole,
                             const bool precisely) {
  const vec inf = vec_all(__builtin_inf());
  s->bound = bound_of(of->share, width, error, whole);
  s->least = s->bound;
  if (precisely)
    s->least = vec_select((error == 0) & ~whole, 0x1p-43 * of->share * width + 0x1p-900, s->bound);
  s->separation = inf;
  s->side = s->parallel = s->unsure = (mask){0};
  s->cross = s->square = (vec){0};
  UNROLLED
  for (unsigned j = 0; j < m; j++)
    s->within[j] = n == 1 ? (vec){0} : inf;
  const unsigned sides = n == 1 ? 0 : n;
  UNROLLED
  for (unsigned k = 0; k < sides; k++)
    try_side(s, of, k, other, m, whole, precisely);
  if (n < 3)
    within_less(s, of, n, other, m, bound_of(0x1p-53 * width + error, width, error, whole));
}

/* The square of the least distance of two corners. */
VECTOR_INLINE vec corners_apart(const struct outline_lanes o[2], const unsigned na, const unsigned nb) {
  vec least = vec_all(__builtin_inf());
  UNROLLED
  for (unsigned k = 0; k < na * nb; k++) {
    const vec x = o[1].x[k % nb] - o[0].x[k / nb], y = o[1].y[k % nb] - o[0].y[k / nb];
    least = vec_min(least, x * x + y * y);
  }
  return least;
}

/* What is certain of a row, whose cores are proper. */
struct meeting_lanes {
  mask apart, touching, overlapping; /* the cores; all zeros: not certain */
  mask place, placed;
};

/* The corners of one core that are certainly in the other, and those certainly in or out. */
struct inside {
  mask in, certain;
  vec x, y; /* the sum of those that are in */
};

VECTOR_INLINE struct inside
inside_of(const struct sides *s, const struct outline_lanes *o, const unsigned corners) {
  struct inside inside = {{0}, {0}, {0}, {0}};
  UNROLLED
  for (unsigned j = 0; j < corners; j++) {
    const mask in = s->within[j] >= s->least;
    inside.in -= in;
    inside.certain -= in | (s->within[j] < -s->least);
    inside.x += vec_select(in, o->x[j], (vec){0});
    inside.y += vec_select(in, o->y[j], (vec){0});
  }
  return inside;
}

/* Whether the cores are on parallel lines, or one is a point: their difference has no area. Only of whole
 * rows. */
VECTOR_INLINE mask is_linear_pair(const struct outline_lanes o[2], const unsigned na, const unsigned nb) {
  if (na > 2 || nb > 2)
    return (mask){0};
  if (na == 1 || nb == 1)
    return mask_all(-1);
  const vec a = (o[0].x[1] - o[0].x[0]) * (o[1].y[1] - o[1].y[0]);
  const vec b = (o[0].y[1] - o[0].y[0]) * (o[1].x[1] - o[1].x[0]);
  return a == b;
}

VECTOR_INLINE mask select_place(mask m, enum hull_place place, mask otherwise) {
  return mask_select(m, mask_all(place), otherwise);
}

VECTOR_INLINE mask apart_place(const struct sides s[2]) {
  mask place = mask_all(HULL_VERTEX_VERTEX);
  place = select_place(s[0].side, HULL_SIDE_VERTEX, place);
  place = select_place(s[1].side, HULL_VERTEX_SIDE, place);
  return select_place(s[0].parallel | s[1].parallel, HULL_PARALLEL, place);
}

/* The corners of each that lie in the other; all of them are different. */
VECTOR_INLINE mask touching_place_of(const struct inside *in_b, const struct inside *in_a) {
  const mask a = in_b->in, b = in_a->in, same = (in_b->x == in_a->x) & (in_b->y == in_a->y);
  mask place = select_place(same, HULL_VERTEX_VERTEX, mask_all(HULL_PARALLEL));
  place = select_place(a == 0, HULL_SIDE_VERTEX, place);
  place = select_place(b == 0, HULL_VERTEX_SIDE, place);
  return select_place((a > 1) | (b > 1), HULL_PARALLEL, place);
}

VECTOR_INLINE mask overlapping_place_of(mask a, mask b, const unsigned na, const unsigned nb) {
  mask place = select_place(a != 0, HULL_VERTEX_OF_A_IN_B, mask_all(HULL_CROSSING));
  place = select_place(b != 0, HULL_VERTEX_OF_B_IN_A, place);
  place = select_place((a != 0) & (b != 0), HULL_CORNERS, place);
  place = select_place(b == nb, HULL_B_IN_A, place);
  return select_place(a == na, HULL_A_IN_B, place);
}

VECTOR_INLINE struct meeting_lanes meet_lanes(const struct outline_lanes o[2],
                                              const unsigned na,
                                              const unsigned nb,
                                              const struct sides s[2],
                                              mask whole) {
  const struct inside a = inside_of(&s[1], &o[0], na), b = inside_of(&s[0], &o[1], nb);
  const mask level = whole & (vec_min(s[0].separation, s[1].separation) == 0);
  const mask missing = is_linear_pair(o, na, nb) & (a.in == 0) & (b.in == 0);
  struct meeting_lanes m = {.apart = (s[0].separation < -s[0].least) | (s[1].separation < -s[1].least) |
                                     (level & missing),
                            .touching = level & ~missing,
                            .overlapping = (s[0].separation > s[0].least) & (s[1].separation > s[1].least)};
  const mask nearest = s[0].side | s[1].side | s[0].parallel | s[1].parallel | ~(s[0].unsure | s[1].unsure);
  m.place = mask_select(
      m.apart,
      apart_place(s),
      mask_select(m.touching, touching_place_of(&a, &b), overlapping_place_of(a.in, b.in, na, nb)));
  m.placed = (m.apart & nearest) | m.touching | (m.overlapping & (a.certain == na) & (b.certain == nb));
  return m;
}

/* The sign of the distance less the reach, of cores that are apart: squares of both, from two corners, or
 * with a side, times its length squared. Radii and their sum are off by a relative 2 u, their square by 5 u,
 * times the length by 6 u and what the length is off; half a bound covers that of any value of degree two.
 * With the rounding of the rest that is below 8 u of all. */
struct reached {
  mask apart, touching, overlapping;
};

VECTOR_INLINE struct reached reach_lanes(const struct outline_lanes o[2],
                                         const struct sides s[2],
                                         vec corners,
                                         vec room,
                                         mask whole,
                                         mask whole_of_four) {
  const vec reach = o[0].r + o[1].r, square = reach * reach;
  const mask by_first = s[0].side | s[0].parallel, by_side = by_first | s[1].side | s[1].parallel;
  const vec cross = vec_abs(vec_select(by_first, s[0].cross, s[1].cross));
  const vec length = vec_select(by_first, s[0].square, s[1].square);
  const vec bound = vec_select(by_first, s[0].bound, s[1].bound);
  const vec far = vec_select(by_side, cross * cross, corners);
  const vec least = vec_select(by_side, square * length, square);
  const vec given = vec_select(by_side, (2 * cross + bound + square) * bound, room);
  const vec margin = vec_select(
      mask_select(by_side, whole_of_four, whole), (vec){0}, (far + least) * 0x1p-49 + given + 0x1p-600);
  const vec difference = far - least;
  return (struct reached){.apart = (difference > margin) | (reach == 0),
                          .touching = (difference == 0) & (margin == 0) & (reach != 0),
                          .overlapping = (difference < -margin) & (reach != 0)};
}

/* Truth bytes of one vector of rows, and their places. */
VECTOR_INLINE mask filter_hulls(const struct hull_lanes lanes[2],
                                const unsigned na,
                                const unsigned nb,
                                const bool precisely,
                                size_t i,
                                mask *places) {
  const bool round = lanes[0].radius != 0 || lanes[1].radius != 0;
  struct numbers_read reading = {{0}, {0}, {0}, {0}};
  struct outline_lanes o[2];
  struct extent extent[2];
  UNROLLED
  for (unsigned k = 0; k < 2; k++) {
    read_outline(&lanes[k], k == 0 ? na : nb, i, &reading, &o[k]);
    extent[k] = extent_of(&o[k], k == 0 ? na : nb);
    o[k].width = extent_width(extent[k]);
  }
  const struct extent both = extent_of_both(extent[0], extent[1]);
  const vec width = extent_width(both), error = reading.error;
  const vec greatest = vec_max(extent_greatest(both), vec_max(vec_abs(o[0].r), vec_abs(o[1].r)));
  const mask sized = greatest <= 0x1p200, plain = sized & (greatest >= 0x1p-200) & (error == 0);
  const mask whole = plain & is_multiple(&o[0], na, greatest, 24) & is_multiple(&o[1], nb, greatest, 24);
  struct sides s[2];
  UNROLLED
  for (unsigned k = 0; k < 2; k++)
    judge_outline(&o[k], k == 0 ? na : nb, error, whole);
  try_sides(&s[0], &o[0], na, &o[1], nb, error, width, whole, precisely);
  try_sides(&s[1], &o[1], nb, &o[0], na, error, width, whole, precisely);
  const struct meeting_lanes m = meet_lanes(o, na, nb, s, whole);

  mask apart = m.apart, touching = m.touching, overlapping = m.overlapping;
  if (round) {
    const mask fine = whole & is_multiple(&o[0], na, greatest, 10) & is_multiple(&o[1], nb, greatest, 10);
    const vec room = 24 * error * (width + error);
    const struct reached reached = reach_lanes(o, s, corners_apart(o, na, nb), room, whole, fine);
    const mask reaches = (m.touching | m.overlapping) & (o[0].r + o[1].r > 0);
    apart &= reached.apart;
    touching = (m.apart & reached.touching) | (m.touching & ~reaches);
    overlapping |= (m.apart & reached.overlapping) | reaches;
  }
  const mask decided = (apart | touching | overlapping) & m.placed & sized & o[0].area & o[1].area;
  const mask invalid = (reading.odd != 0) | reading.negative | (sized & (o[0].bent | o[1].bent));
  mask truth = mask_select(touching, mask_all(RELATION_TOUCHING), mask_all(RELATION_OVERLAPPING));
  truth = mask_select(reading.flat, mask_all(RELATION_FLAT), truth);
  truth = mask_select(apart, mask_all(RELATION_APART), truth);
  truth = mask_select(decided, truth, mask_all(UNDECIDED));
  *places = m.place & ~invalid;
  return mask_select(invalid, mask_all(RELATION_INVALID), truth);
}

/* The loop once for each pair of counts of points, so that the compiler sees straight code. */
typedef void filter_function(
    const struct hull_lanes lanes[2], bool precisely, size_t count, uint8_t *truths, place_t *places);
#define FILTER(a, b)                                                                                         \
  static void filter_##a##_##b(                                                                              \
      const struct hull_lanes lanes[2], bool precisely, size_t count, uint8_t *truths, place_t *places) {    \
    for (size_t i = 0; i < count; i += VECTOR_LANES) {                                                       \
      mask place;                                                                                            \
      mask_store_bytes(truths + i, filter_hulls(lanes, a, b, precisely, i, &place));                         \
      mask_store_bytes(places + i, place);                                                                   \
    }                                                                                                        \
  }
FILTER(1, 2)
FILTER(1, 3)
FILTER(1, 4)
FILTER(2, 1)
FILTER(2, 2)
FILTER(2, 3)
FILTER(2, 4)
FILTER(3, 3)
FILTER(3, 4)
FILTER(4, 3)
FILTER(4, 4)
#undef FILTER
static filter_function *const FILTERS[CORNERS][CORNERS] = {{NULL, filter_1_2, filter_1_3, filter_1_4},
                                                           {filter_2_1, filter_2_2, filter_2_3, filter_2_4},
                                                           {NULL, NULL, filter_3_3, filter_3_4},
                                                           {NULL, NULL, filter_4_3, filter_4_4}};

struct hull_answers {
  uint8_t truths[CHUNK];
  place_t places[CHUNK];
};

static void filter_hull_chunk(
    const struct work *work, const size_t *rows, size_t first, size_t count, struct hull_answers *answers) {
  struct hull_lanes lanes[2];
  struct hull_room room[2];
  for (unsigned shape = 0; shape < 2; shape++)
    hull_lanes_at(work, shape, rows, first, count, &lanes[shape], &room[shape]);
  FILTERS[lanes[0].points - 1][lanes[1].points - 1](
      lanes, rows != NULL, count, answers->truths, answers->places);
}

/* Up to CHUNK rows once more, precisely; returns how many the general step had to decide. */
static size_t decide_hulls_precisely(const struct work *work, const size_t *rows, size_t count) {
  struct hull_answers answers;
  size_t left = 0;
  filter_hull_chunk(work, rows, 0, count, &answers);
  for (size_t i = 0; i < count; i++)
    if (answers.truths[i] == UNDECIDED) {
      decide_generally(work, rows[i]);
      left++;
    } else {
      work->truths[rows[i]] = answers.truths[i];
      if (work->places != NULL)
        work->places[rows[i]] = answers.places[i];
    }
  return left;
}

void DECIDE_HULLS(const struct work *work) {
  for (size_t first = 0; first < work->count; first += CHUNK) {
    const size_t count = work->count - first < CHUNK ? work->count - first : CHUNK;
    struct hull_answers answers;
    filter_hull_chunk(work, NULL, first, count, &answers);
    memcpy(work->truths + first, answers.truths, count);
    if (work->places != NULL)
      memcpy(work->places + first, answers.places, count);
  }
  size_t rows[REFERENCE_BLOCK + 1], last = 0;
  const size_t left = list_undecided(work->truths, work->count, rows);
  for (size_t first = 0; first < left; first += CHUNK)
    last += decide_hulls_precisely(work, rows + first, left - first < CHUNK ? left - first : CHUNK);
  count_step(work, STEP_FILTER, work->count - left);
  count_step(work, STEP_ERROR_FREE, left - last);
  count_step(work, STEP_ACCUMULATOR, last);
}
