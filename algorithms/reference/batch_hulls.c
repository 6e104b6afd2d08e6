/* Hulls: a filter over all lanes, told by the separating sides; then the same over the rows that it leaves,
 * with cross products from parts without error. What is left then goes to the general step.
 *
 * A row is decided when both cores are proper (no point repeated, area where there are three points or more)
 * and every sign that relation and place need is certain. Numbers beyond 2^200 are left undecided, so nothing
 * overflows. This file is compiled once for each instruction level.
 */
#include "batch_reach_template.h"
#include "batch_ready.h"

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

/* Two points, each coordinate of which is off by `error` at most. */
VECTOR_INLINE struct meeting_lanes meet_points(const struct outline_lanes o[2], vec error) {
  const vec x = vec_abs(o[1].x[0] - o[0].x[0]), y = vec_abs(o[1].y[0] - o[0].y[0]), apart = vec_max(x, y);
  return (struct meeting_lanes){.apart = apart > 4 * error,
                                .touching = (apart == 0) & (error == 0),
                                .place = mask_all(HULL_VERTEX_VERTEX),
                                .placed = mask_all(-1)};
}

/* Where no side separates cores by more than 0, they touch, and a corner of one is in the other; or they are
 * parts of one line and have none in common. */
VECTOR_INLINE struct meeting_lanes meet_lanes(const struct outline_lanes o[2],
                                              const unsigned na,
                                              const unsigned nb,
                                              const struct sides s[2],
                                              mask whole) {
  const struct inside a = inside_of(&s[1], &o[0], na), b = inside_of(&s[0], &o[1], nb);
  const mask exact = whole | (s[0].sure & s[1].sure), missing = (a.in == 0) & (b.in == 0);
  const mask level = exact & (vec_min(s[0].separation, s[1].separation) == 0);
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

/* Truth bytes of one vector of rows, and their places. */
VECTOR_INLINE mask filter_hulls(const struct hull_lanes lanes[2],
                                const unsigned na,
                                const unsigned nb,
                                const bool precisely,
                                size_t i,
                                mask *places) {
  const bool round = lanes[0].radius != 0 || lanes[1].radius != 0;
  struct numbers_read reading = {{0}, {0}, {0}, mask_all(lanes[0].flat || lanes[1].flat ? -1 : 0)};
  if (lanes[0].error != NULL)
    reading.error = vec_load(lanes[0].error + i);
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
    judge_outline(&o[k], k == 0 ? na : nb, error, whole, precisely);
  try_sides(&s[0], &o[0], na, &o[1], nb, error, width, whole, precisely);
  try_sides(&s[1], &o[1], nb, &o[0], na, error, width, whole, precisely);
  const struct meeting_lanes m = na + nb == 2 ? meet_points(o, error) : meet_lanes(o, na, nb, s, whole);

  mask apart = m.apart, touching = m.touching, overlapping = m.overlapping;
  if (round) {
    const mask fine = whole & is_multiple(&o[0], na, greatest, 10) & is_multiple(&o[1], nb, greatest, 10);
    const vec room = 24 * error * (width + error);
    struct reached reached = reach_lanes(o, s, corners_apart(o, na, nb), room, whole, fine);
    if (precisely)
      reach_precisely(o, na, nb, s, room, whole, &reached);
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
FILTER(1, 1)
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
static filter_function *const FILTERS[CORNERS][CORNERS] = {{filter_1_1, filter_1_2, filter_1_3, filter_1_4},
                                                           {filter_2_1, filter_2_2, filter_2_3, filter_2_4},
                                                           {NULL, NULL, filter_3_3, filter_3_4},
                                                           {NULL, NULL, filter_4_3, filter_4_4}};

struct hull_answers {
  _Alignas(CACHE_LINE) uint8_t truths[CHUNK];
  _Alignas(CACHE_LINE) place_t places[CHUNK];
};

static void take_answer(const struct work *work, size_t row, const struct hull_answers *answers, size_t i) {
  work->truths[row] = answers->truths[i];
  if (work->places != NULL)
    work->places[row] = answers->places[i];
}

/* The rows as shapes of so many points each. Without an area that they should have, they are flat. */
static void show_points(struct ready *ready, unsigned shape, unsigned points) {
  struct hull_lanes *lanes = &ready->lanes[shape];
  const unsigned corners = layout_corners(lanes->layout);
  lanes->points = points;
  lanes->flat = lanes->radius == 0 && points < corners && points < (corners < 3 ? corners : 3);
}

static void make_ready(const struct work *work, const size_t *rows, size_t count, struct ready *ready) {
  ready->columns = 0;
  for (unsigned shape = 0; shape < SHAPES; shape++)
    hull_lanes_at(work, shape, rows, 0, count, &ready->lanes[shape], &ready->room[shape]);
  MAKE_READY(ready, count);
}

/* Those of the rows that have so many points left; returns how many the general step had to decide. */
static size_t look_again(const struct work *work,
                         const size_t *rows,
                         size_t count,
                         struct ready *ready,
                         unsigned na,
                         unsigned nb) {
  filter_function *const filter = FILTERS[na - 1][nb - 1];
  struct hull_answers answers;
  bool asked = false;
  size_t left = 0;
  for (size_t i = 0; i < count; i++) {
    if (ready->points[0][i] != na || ready->points[1][i] != nb)
      continue;
    if (filter != NULL && !asked) {
      show_points(ready, 0, na);
      show_points(ready, 1, nb);
      filter(ready->lanes, true, count, answers.truths, answers.places);
      asked = true;
    }
    if (asked && answers.truths[i] != UNDECIDED) {
      take_answer(work, rows[i], &answers, i);
    } else {
      decide_generally(work, rows[i]);
      left++;
    }
  }
  return left;
}

/* Up to CHUNK rows once more. */
static size_t decide_hulls_precisely(const struct work *work, const size_t *rows, size_t count) {
  struct ready ready;
  size_t left = 0;
  make_ready(work, rows, count, &ready);
  for (unsigned na = 1; na <= CORNERS; na++)
    for (unsigned nb = 1; nb <= CORNERS; nb++)
      left += look_again(work, rows, count, &ready, na, nb);
  return left;
}

static void filter_all(const struct work *work) {
  for (size_t first = 0; first < work->count; first += CHUNK) {
    const size_t count = work->count - first < CHUNK ? work->count - first : CHUNK;
    struct hull_lanes lanes[2];
    struct hull_room room[2];
    struct hull_answers answers;
    for (unsigned shape = 0; shape < 2; shape++)
      hull_lanes_at(work, shape, NULL, first, count, &lanes[shape], &room[shape]);
    FILTERS[lanes[0].points - 1][lanes[1].points - 1](lanes, false, count, answers.truths, answers.places);
    memcpy(work->truths + first, answers.truths, count);
    if (work->places != NULL)
      memcpy(work->places + first, answers.places, count);
  }
}

/* Beside an ellipse the first look is the second one. */
void DECIDE_HULLS(const struct work *work) {
  if (layout_is_stretched(work->layout_a) || layout_is_stretched(work->layout_b))
    memset(work->truths, UNDECIDED, work->count);
  else
    filter_all(work);
  size_t rows[REFERENCE_BLOCK + 1], last = 0;
  const size_t left = list_undecided(work->truths, work->count, rows);
  for (size_t first = 0; first < left; first += CHUNK)
    last += decide_hulls_precisely(work, rows + first, left - first < CHUNK ? left - first : CHUNK);
  count_step(work, STEP_FILTER, work->count - left);
  count_step(work, STEP_ERROR_FREE, left - last);
  count_step(work, STEP_ACCUMULATOR, last);
}
