/* The reference over columns. This file is compiled once for each instruction level.
 *
 * Whole numbers: one exact pass. Boxes and points of floats: one exact pass too, by comparing splits, and
 * another of scaled numbers where ends overflow. Discs of floats: the filter over all lanes, then the
 * error-free step over those it leaves. Other hulls, of any numbers: batch_hulls.c. What is left then goes to
 * the general step, one by one.
 */
#include "batch_boxes_template.h"
#include "batch_hulls.h"
#include "whole_numbers.h"

#define BATCH LEVELED(reference_batch)
reference_batch_function BATCH;

static bool is_linear(enum pair pair) { return pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX; }

static void pair_lanes(
    const struct work *work, size_t first, size_t count, struct lanes lanes[2], struct lane_room room[2]) {
  lanes[0] = shape_lanes(work->form->type, work->layout_a, work->columns_a, first, count, &room[0]);
  lanes[1] = shape_lanes(work->form->type, work->layout_b, work->columns_b, first, count, &room[1]);
}

static size_t count_undecided(const uint8_t *truths, size_t count) {
  size_t undecided = 0, i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t eight;
    memcpy(&eight, truths + i, sizeof eight);
    undecided += (size_t)__builtin_popcountll(eight & HIGH_BITS);
  }
  for (; i < count; i++)
    undecided += truths[i] >> 7;
  return undecided;
}

/* But for what is left to the general step; returns how many rows the first pass left. */
static size_t decide_lanes(
    const struct work *work, const struct lanes lanes[2], size_t count, uint8_t *truths, place_t *places) {
  const bool linear = is_linear(work->pair);
  if (linear) {
    decide_boxes(work, lanes, count, truths, places);
  } else {
    if (places != NULL)
      round_places(work, lanes, count, places);
    filter_lanes(work, lanes, count, truths);
  }
  const size_t left = count_undecided(truths, count);
  if (left > 0)
    (linear ? scale_boxes : sharpen_lanes)(work, lanes, count, truths, places);
  return left;
}

/* One chunk. Whole vectors go straight to the caller's bytes. */
static size_t decide_chunk(const struct work *work, size_t first, size_t count) {
  struct lanes lanes[2];
  struct lane_room room[2];
  _Alignas(CACHE_LINE) uint8_t last_truths[CHUNK], *const truths = work->truths + first;
  const bool whole = padded(count) == count;
  pair_lanes(work, first, count, lanes, room);
  const size_t left = decide_lanes(
      work, lanes, count, whole ? truths : last_truths, work->places == NULL ? NULL : work->places + first);
  if (!whole)
    memcpy(truths, last_truths, count);
  return left;
}

static void decide_floats(const struct work *work) {
  size_t rows[REFERENCE_BLOCK + 1], left = 0;
  const bool linear = is_linear(work->pair);
  /* Whole vectors of doubles are used where they stand: nothing is gained by less than all of them. */
  const bool in_place = work->form->type == TYPE_F64 && padded(work->count) == work->count;
  const size_t chunk = in_place ? work->count : CHUNK;
  for (size_t first = 0; first < work->count; first += chunk)
    left += decide_chunk(work, first, work->count - first < chunk ? work->count - first : chunk);
  const size_t last = left == 0 ? 0 : list_undecided(work->truths, work->count, rows);
  for (size_t i = 0; i < last; i++)
    decide_generally(work, rows[i]);
  count_step(work, linear ? STEP_ERROR_FREE : STEP_FILTER, work->count - left);
  count_step(work, STEP_ERROR_FREE, left - last);
  count_step(work, STEP_ACCUMULATOR, last);
}

/* All is taken twice: a resized box then is about 2 x + w, and reaches as far as it is wished wide. */
struct resized {
  _Alignas(CACHE_LINE) double disc[3][CHUNK]; /* its centre and radius */
  double middle[2][CHUNK], missing[2][CHUNK]; /* 2 x + w rounded, and what that loses */
  double reach[2][CHUNK];
  uint8_t invalid[CHUNK];
  uint8_t open[CHUNK]; /* so large that sums may overflow, or an end is not the sum of two numbers */
};

/* Whether c and what a + b loses add up without loss. */
static bool add_up(double a, double b, double c) { return added(added(a, b).low, c).low == 0; }

static void resize_axis(const double *const *box, size_t i, enum axis axis, struct resized *resized) {
  const double low = box[axis][i], size = box[2 + axis][i], wish = box[4 + axis][i];
  const struct added middle = added(2 * low, size);
  resized->middle[axis][i] = middle.high;
  resized->missing[axis][i] = middle.low;
  resized->reach[axis][i] = wish;
  resized->open[i] |= !((__builtin_fabs(low) < 0x1p1000) & (size < 0x1p1000) & (wish < 0x1p1000)) |
                      !(add_up(middle.high, wish, middle.low) & add_up(middle.high, -wish, middle.low));
  resized->invalid[i] |= !(size >= 0) | !(wish >= 0) | ((low - low) + (size - size) + (wish - wish) != 0);
}

static void resize_rows(const struct work *work, struct resized *resized) {
  static const unsigned DISC[3] = {0, 1, 3};
  const double *const *box = (const double *const *)work->columns_b;
  const double *const *disc = (const double *const *)work->columns_a;
  for (size_t i = 0; i < work->count; i++) {
    double finite = disc[2][i] - disc[2][i];
    bool moderate = true;
    for (unsigned k = 0; k < 3; k++) {
      const double number = disc[DISC[k]][i];
      resized->disc[k][i] = 2 * number;
      moderate &= __builtin_fabs(number) < 0x1p1000;
      finite += number - number;
    }
    resized->open[i] = !moderate;
    resized->invalid[i] = !(disc[2][i] >= 0) | !(disc[3][i] >= 0) | (finite != 0);
    resize_axis(box, i, AXIS_X, resized);
    resize_axis(box, i, AXIS_Y, resized);
  }
}

static void decide_resized_chunk(const struct work *work) {
  struct resized resized;
  memset(&resized, 0, sizeof resized);
  resize_rows(work, &resized);
  struct work inner = *work;
  inner.ends_b = ENDS_RESIZED;
  const struct lanes lanes[2] = {
      {{resized.disc[0], resized.disc[1]}, {resized.disc[2], resized.disc[2]}, {NOUGHT, NOUGHT}},
      {{resized.middle[0], resized.middle[1]},
       {resized.reach[0], resized.reach[1]},
       {resized.missing[0], resized.missing[1]}}};
  _Alignas(CACHE_LINE) uint8_t truths[CHUNK];
  const size_t left = decide_lanes(&inner, lanes, work->count, truths, work->places);
  size_t last = 0;
  for (size_t i = 0; i < work->count; i++) {
    const bool invalid = resized.invalid[i] != 0, undecided = resized.open[i] != 0 || truths[i] == UNDECIDED;
    work->truths[i] = invalid ? (uint8_t)RELATION_INVALID : truths[i];
    if (invalid && work->places != NULL)
      work->places[i] = 0;
    if (invalid || !undecided)
      continue;
    decide_generally(work, i);
    last++;
  }
  const size_t filtered = work->count - (left > last ? left : last);
  count_step(work, STEP_FILTER, filtered);
  count_step(work, STEP_ERROR_FREE, work->count - filtered - last);
  count_step(work, STEP_ACCUMULATOR, last);
}

/* Chunk by chunk, so that little room is needed. */
static void decide_resized(const struct work *work) {
  const double *const *columns = (const double *const *)work->columns;
  const unsigned count = form_columns(work->form);
  for (size_t first = 0; first < work->count; first += CHUNK) {
    const void *moved[COLUMNS];
    for (unsigned k = 0; k < count; k++)
      moved[k] = columns[k] + first;
    struct work chunk = *work;
    chunk.columns = moved;
    chunk.columns_a = moved + (work->columns_a - work->columns);
    chunk.columns_b = moved + (work->columns_b - work->columns);
    chunk.count = work->count - first < CHUNK ? work->count - first : CHUNK;
    chunk.truths = work->truths + first;
    chunk.places = work->places == NULL ? NULL : work->places + first;
    decide_resized_chunk(&chunk);
  }
}

void BATCH(const struct form *form,
           const void *const *columns,
           size_t count,
           uint8_t *truths,
           place_t *places,
           struct step_counts *counts) {
  const enum pair pair = form_pair(form);
  const unsigned a = form_is_swapped(form), b = 1 - a;
  const struct work work = {form,
                            pair,
                            form->layouts[a],
                            form->layouts[b],
                            ends_of(form->layouts[a]),
                            ends_of(form->layouts[b]),
                            columns,
                            columns + form_first_column(form, a),
                            columns + form_first_column(form, b),
                            count,
                            truths,
                            places,
                            counts};
  const bool resized_a = layout_is_resized(work.layout_a), resized_b = layout_is_resized(work.layout_b);
  if (form->type == TYPE_F64 && pair == PAIR_DISC_BOX && resized_a && resized_b) {
    decide_resized(&work);
  } else if (pair == PAIR_NONE || resized_a || resized_b || layout_corners(work.layout_a) > CORNERS ||
             layout_corners(work.layout_b) > CORNERS) {
    for (size_t i = 0; i < count; i++)
      decide_generally(&work, i);
    count_step(&work, STEP_ACCUMULATOR, count);
  } else if (pair_told_by(pair) == PLACES_OF_HULLS) {
    DECIDE_HULLS(&work);
  } else if (type_is_whole(form->type)) {
    decide_whole(
        form->type,
        &(struct whole_rows){
            pair, work.layout_a, work.layout_b, work.columns_a, work.columns_b, count, truths, places});
    count_step(&work, STEP_WHOLE, count);
  } else {
    decide_floats(&work);
  }
}
