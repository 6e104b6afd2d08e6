/* The reference over columns. This file is compiled once for each instruction level.
 *
 * Whole numbers: one exact pass. Boxes and points of floats: one exact pass too, by comparing splits. Discs
 * of floats: the filter over all lanes, then the error-free step over those it leaves. Other hulls, of any
 * numbers: batch_hulls.c. What is left then goes to the general step, one by one.
 */
#include "batch_boxes_template.h"
#include "batch_hulls.h"
#include "batch_round_template.h"
#include "whole_numbers.h"

#define BATCH LEVELED(reference_batch)
reference_batch_function BATCH;

static bool is_linear(enum pair pair) { return pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX; }

static void pair_lanes(
    const struct work *work, size_t first, size_t count, struct lanes lanes[2], struct lane_room room[2]) {
  lanes[0] = shape_lanes(work->form->type, work->layout_a, work->columns_a, first, count, &room[0]);
  lanes[1] = shape_lanes(work->form->type, work->layout_b, work->columns_b, first, count, &room[1]);
}

static void place_lanes(const struct work *work, const struct lanes lanes[2], size_t count, place_t *places) {
  if (pair_told_by(work->pair) == PLACES_CELLS)
    cells_of_lanes(lanes, work->ends_a, work->ends_b, count, places);
  else
    round_places(work, lanes, count, places);
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

/* One chunk, but for what is left to the general step. Whole vectors go straight to the caller's bytes.
 * Returns how many rows the first pass left. */
static size_t decide_chunk(const struct work *work, size_t first, size_t count) {
  struct lanes lanes[2];
  struct lane_room room[2];
  place_t *const places = work->places == NULL ? NULL : work->places + first;
  uint8_t last_truths[CHUNK], *truths = work->truths + first;
  const bool whole = padded(count) == count;
  if (!whole)
    truths = last_truths;
  pair_lanes(work, first, count, lanes, room);
  if (places != NULL)
    place_lanes(work, lanes, count, places);
  if (is_linear(work->pair))
    decide_boxes(work, lanes, count, truths);
  else
    filter_lanes(work, lanes, count, truths);
  const size_t left = count_undecided(truths, count);
  if (left > 0 && !is_linear(work->pair))
    sharpen_lanes(work, lanes, count, truths, places);
  if (!whole)
    memcpy(work->truths + first, last_truths, count);
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

/* A resized box is a plain one where its moved corner is a double: x + (w - vw) / 2, formed without error.
 * Elsewhere it lies between two boxes, one a little larger and one a little smaller: what a case is with
 * both, it is, but where a centre is on an end. */
enum box_end { AT_X, AT_Y, SIZE_X, SIZE_Y };
struct resized {
  double disc[3][CHUNK];
  double moved[4][CHUNK];  /* the box, its corner rounded */
  double box[4][CHUNK];    /* the larger or smaller one */
  double margin[2][CHUNK]; /* more than twice what the corner is off by, and 0 where it is exact */
  uint8_t invalid[CHUNK];
};

/* a + b, and whether that is exact: Knuth's two-sum in single numbers. */
static double add_exactly(double a, double b, bool *exact) {
  const double sum = a + b, virtual_b = sum - a;
  *exact &= (a - (sum - virtual_b)) + (b - virtual_b) == 0;
  return sum;
}

/* The corner is off by at most 2^-53 of each of `half` and `moved`, and 2^-1075 where a half underflows; to
 * move it by the margin, and to make the size four margins more or less, costs another 2^-53 of all three. */
static void resize_axis(const double *const *box, size_t i, enum axis axis, struct resized *resized) {
  const double low = box[axis][i], size = box[2 + axis][i], wish = box[4 + axis][i];
  bool exact = true;
  const double less = add_exactly(size, -wish, &exact), half = less * 0.5;
  exact &= half * 2 == less;
  const double moved = add_exactly(low, half, &exact);
  resized->moved[AT_X + axis][i] = moved;
  resized->moved[SIZE_X + axis][i] = wish;
  resized->margin[axis][i] =
      exact ? 0 : 0x1p-50 * (__builtin_fabs(half) + __builtin_fabs(moved) + wish) + 0x1p-1060;
  resized->invalid[i] |= !(size >= 0) | !(wish >= 0) | ((low - low) + (size - size) + (wish - wish) != 0);
}

static void resize_rows(const struct work *work, struct resized *resized) {
  static const unsigned DISC[3] = {0, 1, 3};
  const double *const *box = (const double *const *)work->columns_b;
  const double *const *disc = (const double *const *)work->columns_a;
  for (size_t i = 0; i < work->count; i++) {
    double finite = disc[2][i] - disc[2][i];
    for (unsigned k = 0; k < 3; k++) {
      resized->disc[k][i] = disc[DISC[k]][i];
      finite += resized->disc[k][i] - resized->disc[k][i];
    }
    resized->invalid[i] = !(disc[2][i] >= 0) | !(disc[3][i] >= 0) | (finite != 0);
    resize_axis(box, i, AXIS_X, resized);
    resize_axis(box, i, AXIS_Y, resized);
  }
}

/* All rows with their boxes larger by the margins, or smaller for way -1. */
static void
decide_beside(const struct work *work, int way, struct resized *resized, uint8_t *truths, place_t *places) {
  static const struct form PLAIN = {TYPE_F64, {LAYOUT_DISC, LAYOUT_BOX_XYWH}};
  const void *columns[7];
  for (unsigned k = 0; k < 3; k++)
    columns[k] = resized->disc[k];
  for (unsigned k = AT_X; k <= SIZE_Y; k++) {
    columns[3 + k] = resized->box[k];
    for (size_t i = 0; i < work->count; i++)
      resized->box[k][i] = resized->moved[k][i] + way * (k < SIZE_X ? -1 : 4) * resized->margin[k % 2][i];
  }
  struct work beside = *work;
  beside.form = &PLAIN;
  beside.layout_a = PLAIN.layouts[0];
  beside.layout_b = PLAIN.layouts[1];
  beside.columns = beside.columns_a = columns;
  beside.columns_b = columns + 3;
  beside.truths = truths;
  beside.places = places;
  beside.counts = NULL;
  decide_floats(&beside);
}

static bool on_an_end(place_t zone) {
  return zone == ZONE_ON_SIDE || zone == ZONE_ON_CORNER || zone == ZONE_LINE;
}

static uint64_t decide_resized_chunk(const struct work *work) {
  struct resized resized;
  uint8_t smaller_truths[CHUNK];
  place_t larger_places[CHUNK], smaller_places[CHUNK];
  resize_rows(work, &resized);
  decide_beside(work, 1, &resized, work->truths, larger_places);
  decide_beside(work, -1, &resized, smaller_truths, smaller_places);
  uint64_t left = 0;
  for (size_t i = 0; i < work->count; i++) {
    const uint8_t truth = work->truths[i];
    const bool exact = resized.margin[0][i] == 0 && resized.margin[1][i] == 0,
               invalid = resized.invalid[i] != 0;
    const bool settled = truth == smaller_truths[i] &&
                         (truth == RELATION_APART || truth == RELATION_OVERLAPPING) &&
                         larger_places[i] == smaller_places[i] && !on_an_end(larger_places[i]);
    if (invalid)
      work->truths[i] = RELATION_INVALID;
    if (work->places != NULL)
      work->places[i] = invalid ? 0 : larger_places[i];
    if (invalid || exact || settled)
      continue;
    decide_generally(work, i);
    left++;
  }
  return left;
}

/* Chunk by chunk, so that little room is needed. */
static void decide_resized(const struct work *work) {
  const double *const *columns = (const double *const *)work->columns;
  const unsigned count = form_columns(work->form);
  uint64_t left = 0;
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
    left += decide_resized_chunk(&chunk);
  }
  count_step(work, STEP_FILTER, work->count - left);
  count_step(work, STEP_ACCUMULATOR, left);
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
  } else if (pair == PAIR_NONE || resized_a || resized_b || layout_is_stretched(work.layout_a) ||
             layout_is_stretched(work.layout_b) || layout_corners(work.layout_a) > CORNERS ||
             layout_corners(work.layout_b) > CORNERS) {
    for (size_t i = 0; i < count; i++)
      decide_generally(&work, i);
    count_step(&work, STEP_ACCUMULATOR, count);
  } else if (pair_told_by(pair) == PLACES_OF_HULLS) {
    DECIDE_HULLS(&work);
  } else if (type_is_whole(form->type)) {
    decide_whole(form->type,
                 pair,
                 work.layout_a,
                 work.columns_a,
                 work.layout_b,
                 work.columns_b,
                 count,
                 truths,
                 places);
    count_step(&work, STEP_WHOLE, count);
  } else {
    decide_floats(&work);
  }
}
