/* The reference over columns. This file is compiled once for each instruction level.
 *
 * Whole numbers: one exact pass. Boxes and points of floats: one exact pass too, by comparing splits, and
 * another of scaled numbers where ends overflow. Discs of floats: the filter over all lanes, then the
 * error-free step over those it leaves. Other hulls, of any numbers: batch_hulls.c. What is left then goes to
 * the general step, one by one; so do ellipses.
 */
#include "batch_boxes_template.h"
#include "whole_numbers.h"

#define BATCH LEVELED(reference_batch)
reference_batch_function BATCH;

/* Whether a filter takes shapes of the layout. */
static bool is_filtered(enum layout layout) {
  return !layout_is_stretched(layout) && layout_corners(layout) <= CORNERS;
}

static bool is_linear(enum pair pair) { return pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX; }

static void pair_lanes(
    const struct work *work, size_t first, size_t count, struct lanes lanes[2], struct lane_room room[2]) {
  lanes[0] = shape_lanes(work->form->type, work->layout_a, work->columns_a, first, count, &room[0]);
  lanes[1] = shape_lanes(work->form->type, work->layout_b, work->columns_b, first, count, &room[1]);
}

static size_t count_undecided(const uint8_t *truths, size_t count) {
  size_t undecided = 0;
  for (size_t i = 0; i < count; i++)
    undecided += truths[i] == UNDECIDED;
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

/* What is within what, from truths of shapes that meet or not; one by one where doubles do not tell. */
static void refine_to_within(const struct form *form, const struct work *work, bool filtered) {
  union number numbers[COLUMNS];
  uint8_t meeting[REFERENCE_BLOCK];
  memcpy(meeting, work->truths, work->count);
  if (filtered)
    DECIDE_WITHIN(work);
  for (size_t row = 0; row < work->count; row++) {
    if (filtered && work->truths[row] != UNDECIDED)
      continue;
    take_case(work, row, numbers);
    work->truths[row] =
        truth_byte(truth_within(form, numbers, (struct truth){.relation = truth_relation(meeting[row])}));
  }
}

/* Where the way that a shape moves is no number. */
static void refuse_ways(const struct form *form, const struct work *work) {
  const unsigned first = form_first_column(form, SHAPES);
  for (unsigned k = first; k < form_columns(form) && !type_is_whole(form->type); k++)
    for (size_t row = 0; row < work->count; row++) {
      const double way = number_as_double(form->type, column_get(form->type, work->columns[k], row));
      if (way - way != 0)
        work->truths[row] = RELATION_INVALID;
    }
}

bool BATCH(const struct form *form,
           const void *const *columns,
           size_t count,
           uint8_t *truths,
           place_t *places,
           struct step_counts *counts) {
  if (!reference_environment_holds())
    return false;
  const enum pair pair = form_pair(form);
  const unsigned a = form_is_swapped(form), b = 1 - a;
  struct form meeting = *form;
  meeting.question = QUESTION_HIT;
  const struct work work = {&meeting,
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
  const bool filtered = pair != PAIR_NONE && is_filtered(work.layout_a) && is_filtered(work.layout_b);
  if (!filtered) {
    for (size_t i = 0; i < count; i++)
      decide_generally(&work, i);
    count_step(&work, STEP_ACCUMULATOR, count);
  } else if (pair_is_of_hulls(pair)) {
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
  if (form->question == QUESTION_CONTAINS)
    refine_to_within(form, &work, filtered);
  refuse_ways(form, &work);
  return true;
}
