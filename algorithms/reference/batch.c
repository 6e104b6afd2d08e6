/* The reference over columns. This file is compiled once for each instruction level.
 *
 * Whole numbers: one exact pass. Boxes and points of floats: one exact pass too, by comparing splits. Round
 * shapes of floats: the filter over all lanes; those it leaves are gathered, brought to a moderate scale, and
 * put to the error-free step; what that leaves goes to the general step, one by one.
 */
#include "general.h"
#include "lanes.h"
#include "signs.h"
#include "whole.h"

#ifdef GRAZE_LEVEL_NAME
#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define BATCH JOIN(reference_batch, GRAZE_LEVEL_NAME)
reference_batch_function BATCH;
#else
#define BATCH reference_batch
#endif

enum { UNDECIDED = 0xff, COLUMNS = FORM_MAX_COLUMNS };

/* A batch being worked on; shape a is the pair's first (a disc before a box), whatever the order of the form.
 */
struct work {
  const struct form *form;
  enum pair pair;
  enum layout layout_a, layout_b;
  const void *const *columns, *const *columns_a, *const *columns_b;
  size_t count;
  uint8_t *truths;
  place_t *places;
  struct step_counts *counts;
};

static void count_step(const struct work *work, enum step step, uint64_t decided) {
  if (work->counts != NULL)
    work->counts->decided[step] += decided;
}

/* One case by the general step. */
static void decide_generally(const struct work *work, size_t row) {
  union number numbers[COLUMNS];
  const unsigned columns = form_columns(work->form);
  for (unsigned k = 0; k < columns; k++)
    numbers[k] = column_get(work->form->type, work->columns[k], row);
  const struct truth truth = general_truth(work->form, numbers);
  work->truths[row] = (uint8_t)(truth.relation | (truth.half_open_hit ? TRUTH_HALF_OPEN_HIT : 0));
  if (work->places != NULL)
    work->places[row] = truth.place;
}

static uint8_t relation_of_sign(int sign, int invalid, int flat) {
  const int meeting = flat ? RELATION_FLAT : sign == 0 ? RELATION_TOUCHING : RELATION_OVERLAPPING;
  const int relation = invalid ? RELATION_INVALID : sign > 0 ? RELATION_APART : meeting;
  return (uint8_t)relation;
}

/* The lanes whose numbers a double cannot even add up are left to the general step; all others are finite. */
static inline double end_magnitude(const struct lanes *lanes, size_t i) {
  return magnitude(lanes->left.hi[i]) + magnitude(lanes->right.hi[i]) + magnitude(lanes->top.hi[i]) +
         magnitude(lanes->bottom.hi[i]);
}

static inline int size_negative(const struct lanes *lanes, size_t i) {
  return (lanes->size_x[i] < 0) | (lanes->size_y[i] < 0);
}

static inline int size_zero(const struct lanes *lanes, size_t i) {
  return (lanes->size_x[i] == 0) | (lanes->size_y[i] == 0);
}

/* Positions and kinds are kept as bytes while the doubles are compared, and folded into places in a loop of
 * bytes. */
struct kinds {
  uint8_t x[CHUNK], y[CHUNK];
};

static void kinds_of_positions(struct end_columns centre, struct end_columns low, struct end_columns high,
                               size_t count, uint8_t *restrict kinds) {
  for (size_t i = 0; i < count; i++) {
    const struct split c = end_at(centre, i), l = end_at(low, i), h = end_at(high, i);
    const int outside = split_less(c, l) | split_less(h, c), on_end = split_equal(c, l) | split_equal(c, h);
    kinds[i] = (uint8_t)(outside ? POSITION_OUTSIDE : on_end);
  }
}

static void zones_of_kinds(const struct kinds *kinds, size_t count, place_t *restrict places) {
  /* inside 0, side 1, outside 2 on each axis: the zones of kinds.h in closed form */
  for (size_t i = 0; i < count; i++) {
    const unsigned more = kinds->x[i] > kinds->y[i] ? kinds->x[i] : kinds->y[i];
    const unsigned less = kinds->x[i] > kinds->y[i] ? kinds->y[i] : kinds->x[i];
    places[i] = (place_t)(more == POSITION_OUTSIDE ? ZONE_SIDE + less : more + less);
  }
}

static void kinds_of_spans(struct end_columns al, struct end_columns ah, struct end_columns bl,
                           struct end_columns bh, size_t count, uint8_t *restrict kinds) {
  for (size_t i = 0; i < count; i++) {
    const struct split a = end_at(al, i), b = end_at(ah, i), c = end_at(bl, i), d = end_at(bh, i);
    const int same_low = split_equal(a, c), same_high = split_equal(b, d);
    const int before = split_less(b, c) | split_less(d, a), meets = split_equal(b, c) | split_equal(d, a);
    const int low_inside = split_less(c, a), high_inside = split_less(b, d);
    const int inside = low_inside | high_inside, shared = same_low | same_high, same = same_low & same_high;
    const int one_end = inside ? ALLEN_STARTS : ALLEN_STARTED_BY;
    const int both = low_inside & high_inside;
    const int no_end = both ? ALLEN_DURING : inside ? ALLEN_OVERLAPS : ALLEN_CONTAINS;
    const int meeting = meets ? ALLEN_MEETS : shared ? one_end : no_end;
    const int kind = same ? ALLEN_EQUAL : before ? ALLEN_BEFORE : meeting;
    kinds[i] = (uint8_t)kind;
  }
}

static void cells_of_kinds(const struct kinds *kinds, size_t count, place_t *restrict places) {
  for (size_t i = 0; i < count; i++) {
    const unsigned more = kinds->x[i] > kinds->y[i] ? kinds->x[i] : kinds->y[i];
    const unsigned less = kinds->x[i] > kinds->y[i] ? kinds->y[i] : kinds->x[i];
    places[i] = (place_t)(more * (more + 1) / 2 + less);
  }
}

static void lower_pair(const struct work *work, size_t first, size_t count, struct lanes lanes[2],
                       struct lane_room room[2]) {
  lanes[0] = lower_shape(work->form->type, work->layout_a, work->columns_a, first, count, &room[0]);
  lanes[1] = lower_shape(work->form->type, work->layout_b, work->columns_b, first, count, &room[1]);
}

/* Points and boxes: comparisons of splits decide exactly, wherever the sums did not overflow. */
static void decide_boxes(const struct work *work, size_t first, size_t count, const struct lanes lanes[2]) {
  const struct lanes *a = &lanes[0], *b = &lanes[1];
  const int point = work->pair == PAIR_POINT_BOX;
  uint8_t *restrict truths = work->truths + first;
  for (size_t i = 0; i < count; i++) {
    const struct split al = end_at(a->left, i), ar = end_at(a->right, i), at = end_at(a->top, i);
    const struct split ab = end_at(a->bottom, i), bl = end_at(b->left, i), br = end_at(b->right, i);
    const struct split bt = end_at(b->top, i), bb = end_at(b->bottom, i);
    const int apart = split_less(ar, bl) | split_less(br, al) | split_less(ab, bt) | split_less(bb, at);
    const int touch_low = split_equal(br, al) | split_equal(bb, at);
    const int touching = touch_low | split_equal(ar, bl) | split_equal(ab, bt);
    const int invalid = size_negative(b, i) | ((point == 0) & size_negative(a, i));
    const int flat = size_zero(b, i) | ((point == 0) & size_zero(a, i));
    const int half_open = point & touching & (touch_low == 0) & (apart == 0) & (flat == 0) & (invalid == 0);
    const int finite = end_magnitude(a, i) + end_magnitude(b, i) <= 0x1p1023;
    const int truth =
        relation_of_sign(apart ? 1 : -!touching, invalid, flat) | (half_open ? TRUTH_HALF_OPEN_HIT : 0);
    truths[i] = (uint8_t)(finite ? truth : UNDECIDED);
  }
  if (work->places == NULL)
    return;
  struct kinds kinds;
  if (point) {
    kinds_of_positions(a->left, b->left, b->right, count, kinds.x);
    kinds_of_positions(a->top, b->top, b->bottom, count, kinds.y);
    zones_of_kinds(&kinds, count, work->places + first);
  } else {
    kinds_of_spans(a->left, a->right, b->left, b->right, count, kinds.x);
    kinds_of_spans(a->top, a->bottom, b->top, b->bottom, count, kinds.y);
    cells_of_kinds(&kinds, count, work->places + first);
  }
}

/* How far a centre lies outside a span, rounded. */
static inline double outside(double centre, double low, double high) {
  return greater(greater(low - centre, centre - high), 0);
}

static inline uint8_t truth_of_sign(int sign, int invalid, int flat, int finite) {
  const int undecided = ((sign == UNSURE) & (invalid == 0)) | (finite == 0);
  return undecided ? UNDECIDED : relation_of_sign(sign, invalid, flat);
}

static inline double disc_box_magnitude(const struct lanes *disc, const struct lanes *box, size_t i) {
  return end_magnitude(box, i) + magnitude(disc->left.hi[i]) + magnitude(disc->top.hi[i]) +
         magnitude(disc->size_x[i]);
}

static void filter_disc_box(const struct lanes lanes[2], size_t count, uint8_t *restrict truths) {
  const struct lanes *disc = &lanes[0], *box = &lanes[1];
  for (size_t i = 0; i < count; i++) {
    const double x = outside(disc->left.hi[i], box->left.hi[i], box->right.hi[i]);
    const double y = outside(disc->top.hi[i], box->top.hi[i], box->bottom.hi[i]);
    const double r = disc->size_x[i], m = disc_box_magnitude(disc, box, i);
    const int invalid = (r < 0) | size_negative(box, i), flat = (r == 0) | size_zero(box, i);
    truths[i] = truth_of_sign(filter_sign(x, y, r, m), invalid, flat, m <= 0x1p1023);
  }
}

/* Points and discs with discs; a point is a disc whose radius is 0 and that is never flat. */
static void filter_round(const struct lanes lanes[2], int point, size_t count, uint8_t *restrict truths) {
  const struct lanes *a = &lanes[0], *b = &lanes[1];
  for (size_t i = 0; i < count; i++) {
    const double x = magnitude(a->left.hi[i] - b->left.hi[i]), y = magnitude(a->top.hi[i] - b->top.hi[i]);
    const double ra = point ? 0 : a->size_x[i], rb = b->size_x[i];
    const double m = magnitude(a->left.hi[i]) + magnitude(b->left.hi[i]) + magnitude(a->top.hi[i]) +
                     magnitude(b->top.hi[i]) + magnitude(ra) + magnitude(rb);
    const int invalid = (ra < 0) | (rb < 0), flat = (rb == 0) | ((point == 0) & (ra == 0));
    truths[i] = truth_of_sign(filter_sign(x, y, ra + rb, m), invalid, flat, m <= 0x1p1023);
  }
}

static void filter_lanes(const struct work *work, const struct lanes lanes[2], size_t count,
                         uint8_t *truths) {
  if (work->pair == PAIR_DISC_BOX)
    filter_disc_box(lanes, count, truths);
  else
    filter_round(lanes, work->pair == PAIR_POINT_DISC, count, truths);
}

/* a - b of a split and a number, or nothing exact: then hi is NaN. */
static inline struct split exact_difference(struct split a, double b) {
  const struct split high = two_sum(a.hi, -b);
  const struct split low = two_sum(high.lo, a.lo);
  const struct split whole = two_sum(high.hi, low.hi);
  return (struct split){low.lo == 0 ? whole.hi : __builtin_nan(""), whole.lo};
}

static inline struct split exact_outside(double centre, struct split low, struct split high) {
  const struct split c = {centre, 0};
  const int below = split_less(c, low), above = split_less(high, c);
  const int out = below | above;
  const struct split end = {below ? low.hi : high.hi, below ? low.lo : high.lo};
  const struct split difference = exact_difference(end, centre);
  return (struct split){out ? difference.hi : 0, out ? difference.lo : 0};
}

static void error_free_disc_box(const struct lanes lanes[2], size_t count, uint8_t *restrict truths) {
  const struct lanes *disc = &lanes[0], *box = &lanes[1];
  for (size_t i = 0; i < count; i++) {
    const double r = disc->size_x[i];
    const struct split x = exact_outside(disc->left.hi[i], end_at(box->left, i), end_at(box->right, i));
    const struct split y = exact_outside(disc->top.hi[i], end_at(box->top, i), end_at(box->bottom, i));
    const int sign = error_free_sign(x, y, (struct split){r, 0}, TERMS_PLAIN_S);
    const int invalid = (r < 0) | size_negative(box, i), flat = (r == 0) | size_zero(box, i);
    truths[i] = truth_of_sign(sign, invalid, flat, disc_box_magnitude(disc, box, i) <= 0x1p1023);
  }
}

static void error_free_round(const struct lanes lanes[2], int point, size_t count, uint8_t *restrict truths) {
  const struct lanes *a = &lanes[0], *b = &lanes[1];
  for (size_t i = 0; i < count; i++) {
    const double ra = point ? 0 : a->size_x[i], rb = b->size_x[i];
    const struct split x = two_sum(a->left.hi[i], -b->left.hi[i]), y = two_sum(a->top.hi[i], -b->top.hi[i]);
    const int sign = error_free_sign(x, y, two_sum(ra, rb), TERMS_SPLIT_S);
    const int invalid = (ra < 0) | (rb < 0), flat = (rb == 0) | ((point == 0) & (ra == 0));
    truths[i] = truth_of_sign(sign, invalid, flat, sign != UNSURE);
  }
}

/* The lanes that the filter left, in columns of their own. */
struct gathered {
  double number[COLUMNS][CHUNK];
  const void *column[COLUMNS];
  size_t row[CHUNK];
};

/* Multiplies each case by a power of two that brings its greatest number near 1, when it is far from it; that
 * leaves the relation as it is. `exact` tells whether no bit was lost. Where one was, a number is off by less
 * than the least subnormal and keeps its sign, which is all that the filter asks for. */
static void bring_to_scale(struct gathered *gathered, unsigned columns, size_t count,
                           uint8_t *restrict exact) {
  for (size_t i = 0; i < count; i++) {
    double most = 0;
    for (unsigned k = 0; k < columns; k++)
      most = greater(most, magnitude(gathered->number[k][i]));
    const double up = most < 0x1p-350 ? 0x1p700 : 1, scale = most > 0x1p400 ? 0x1p-700 : up, back = 1 / scale;
    int kept = 1;
    for (unsigned k = 0; k < columns; k++) {
      const double number = gathered->number[k][i], scaled = number * scale;
      const double least = __builtin_copysign(0x1p-1074, number);
      kept &= scaled * back == number;
      const int lost = (scaled == 0) & (number != 0);
      gathered->number[k][i] = lost ? least : scaled;
    }
    exact[i] = (uint8_t)kept;
  }
}

static void gather(const struct work *work, const size_t *rows, size_t count, unsigned columns,
                   struct gathered *gathered) {
  for (unsigned k = 0; k < columns; k++) {
    double *restrict number = gathered->number[k];
    gathered->column[k] = number;
    if (work->form->type == TYPE_F64) {
      const double *restrict column = work->columns[k];
      for (size_t i = 0; i < count; i++)
        number[i] = column[rows[i]];
    } else {
      const float *restrict column = work->columns[k];
      for (size_t i = 0; i < count; i++)
        number[i] = (double)column[rows[i]];
    }
  }
}

/* Up to CHUNK cases that the filter left undecided. */
static void decide_gathered(const struct work *work, const size_t *rows, size_t count) {
  const unsigned columns = form_columns(work->form);
  struct gathered gathered;
  gather(work, rows, count, columns, &gathered);
  uint8_t exact[CHUNK];
  bring_to_scale(&gathered, columns, count, exact);

  struct form form = *work->form;
  form.type = TYPE_F64;
  struct work inner = *work;
  inner.form = &form;
  inner.columns = gathered.column;
  inner.columns_a = gathered.column + (work->columns_a - work->columns);
  inner.columns_b = gathered.column + (work->columns_b - work->columns);
  struct lanes lanes[2];
  struct lane_room room[2];
  uint8_t filtered[CHUNK], error_free[CHUNK];
  lower_pair(&inner, 0, count, lanes, room);
  filter_lanes(&inner, lanes, count, filtered);
  if (work->pair == PAIR_DISC_BOX)
    error_free_disc_box(lanes, count, error_free);
  else
    error_free_round(lanes, work->pair == PAIR_POINT_DISC, count, error_free);

  /* The size of a box of this layout is a difference, whose sign does not outlive the loss of a bit. */
  const bool needs_exact = work->layout_b == LAYOUT_BOX_LTRB;
  uint64_t by_filter = 0, by_error_free = 0;
  for (size_t i = 0; i < count; i++) {
    const bool filter_stands = filtered[i] != UNDECIDED && (exact[i] || !needs_exact);
    const uint8_t unfiltered = exact[i] ? error_free[i] : UNDECIDED;
    const uint8_t truth = filter_stands ? filtered[i] : unfiltered;
    by_filter += filter_stands;
    by_error_free += !filter_stands & (truth != UNDECIDED);
    work->truths[rows[i]] = truth;
    if (truth == UNDECIDED)
      decide_generally(work, rows[i]);
  }
  count_step(work, STEP_FILTER, by_filter);
  count_step(work, STEP_ERROR_FREE, by_error_free);
  count_step(work, STEP_ACCUMULATOR, count - by_filter - by_error_free);
}

static size_t list_undecided(const uint8_t *truths, size_t count, size_t *rows) {
  size_t left = 0;
  for (size_t i = 0; i < count; i++) {
    rows[left] = i;
    left += truths[i] == UNDECIDED;
  }
  return left;
}

static void zones_of_lanes(const struct work *work, const struct lanes lanes[2], size_t first, size_t count) {
  struct kinds kinds;
  kinds_of_positions(lanes[0].left, lanes[1].left, lanes[1].right, count, kinds.x);
  kinds_of_positions(lanes[0].top, lanes[1].top, lanes[1].bottom, count, kinds.y);
  zones_of_kinds(&kinds, count, work->places + first);
}

static void centres_of_lanes(const struct work *work, const struct lanes lanes[2], size_t first,
                             size_t count) {
  place_t *restrict places = work->places + first;
  for (size_t i = 0; i < count; i++)
    places[i] =
        (place_t)((lanes[0].left.hi[i] != lanes[1].left.hi[i]) + (lanes[0].top.hi[i] != lanes[1].top.hi[i]));
}

static void decide_floats(const struct work *work) {
  const int linear = work->pair == PAIR_BOX_BOX || work->pair == PAIR_POINT_BOX;
  for (size_t first = 0; first < work->count; first += CHUNK) {
    const size_t count = work->count - first < CHUNK ? work->count - first : CHUNK;
    struct lanes lanes[2];
    struct lane_room room[2];
    lower_pair(work, first, count, lanes, room);
    if (linear) {
      decide_boxes(work, first, count, lanes);
      continue;
    }
    filter_lanes(work, lanes, count, work->truths + first);
    if (work->places != NULL && work->pair == PAIR_DISC_BOX)
      zones_of_lanes(work, lanes, first, count);
    else if (work->places != NULL)
      centres_of_lanes(work, lanes, first, count);
  }
  size_t rows[REFERENCE_BLOCK + 1];
  const size_t left = list_undecided(work->truths, work->count, rows);
  count_step(work, linear ? STEP_ERROR_FREE : STEP_FILTER, work->count - left);
  if (linear) {
    for (size_t i = 0; i < left; i++)
      decide_generally(work, rows[i]);
    count_step(work, STEP_ACCUMULATOR, left);
    return;
  }
  for (size_t first = 0; first < left; first += CHUNK)
    decide_gathered(work, rows + first, left - first < CHUNK ? left - first : CHUNK);
}

void BATCH(const struct form *form, const void *const *columns, size_t count, uint8_t *truths,
           place_t *places, struct step_counts *counts) {
  const enum pair pair = form_pair(form);
  const unsigned a = form_is_swapped(form), b = 1 - a;
  const struct work work = {form,
                            pair,
                            form->layouts[a],
                            form->layouts[b],
                            columns,
                            columns + form_first_column(form, a),
                            columns + form_first_column(form, b),
                            count,
                            truths,
                            places,
                            counts};
  if (pair == PAIR_NONE || form->shapes == 3) {
    for (size_t i = 0; i < count; i++)
      decide_generally(&work, i);
    count_step(&work, STEP_ACCUMULATOR, count);
  } else if (type_is_whole(form->type)) {
    decide_whole(form->type, pair, work.layout_a, work.columns_a, work.layout_b, work.columns_b, count,
                 truths, places);
    count_step(&work, STEP_WHOLE, count);
  } else {
    decide_floats(&work);
  }
}
