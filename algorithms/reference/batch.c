/* The reference over columns. This file is compiled once for each instruction level.
 *
 * Whole numbers of points, discs and boxes: one exact pass. Of floats: the filter over all lanes, then the
 * error-free step over those it leaves, of numbers brought to scale; where no disc takes part both compare
 * splits, which is exact. Other hulls, of any numbers: batch_hulls.c. What is left then goes to the general
 * step, one by one; so do ellipses and polygons.
 */
#include "batch_upright_template.h"
#include "whole_numbers.h"

#define BATCH LEVELED(reference_batch)
reference_batch_function BATCH;

/* A batch being worked on. Shape a is the pair's first (a disc before a box), whatever the order of the form.
 */
struct work {
  const struct form *form;
  enum pair pair;
  unsigned a; /* of the form */
  const void *const *columns;
  size_t count;
  uint8_t *truths;
  place_t *places; /* or NULL */
};

static void take_case(const struct work *work, size_t row, union number numbers[FORM_MAX_COLUMNS]) {
  const unsigned columns = form_columns(work->form);
  for (unsigned k = 0; k < columns; k++)
    numbers[k] = column_get(work->form->type, work->columns[k], row);
}

/* The rows that are UNDECIDED, by the general step: how many. */
static size_t decide_generally(const struct work *work) {
  struct form meeting = *work->form;
  union number numbers[FORM_MAX_COLUMNS];
  size_t decided = 0;
  meeting.question = QUESTION_HIT;
  for (const uint8_t *at = work->truths;
       (at = memchr(at, UNDECIDED, (size_t)(work->truths + work->count - at))) != NULL;
       at++) {
    const size_t row = (size_t)(at - work->truths);
    take_case(work, row, numbers);
    const struct truth truth = reference_truth(&meeting, numbers);
    work->truths[row] = truth_byte(truth);
    if (work->places != NULL)
      work->places[row] = truth.place;
    decided++;
  }
  return decided;
}

/* Both shapes of some rows, the first of them being shape `first` of the form. */
struct chunk {
  size_t from, count;
  struct lanes lanes[2];
  struct lane_room room[2];
  _Alignas(CACHE_LINE) uint8_t truths[CHUNK];
};

static void take_chunk(const struct work *work, unsigned first, size_t from, struct chunk *chunk) {
  chunk->from = from;
  chunk->count = work->count - from < CHUNK ? work->count - from : CHUNK;
  for (unsigned s = 0; s < SHAPES; s++) {
    const unsigned of = s ^ first;
    take_lanes(work->form->type,
               work->form->layouts[of],
               work->columns + form_first_column(work->form, of),
               from,
               chunk->count,
               &chunk->room[s],
               &chunk->lanes[s]);
  }
}

/* Whether no filter is asked: to compare splits is as quick. */
static bool is_compared(enum pair pair) { return pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX; }

/* By vectors of rows. Returns how many rows the filter left. */
static size_t filter(const struct work *work) {
  struct chunk chunk;
  size_t left = 0;
  for (size_t from = 0; from < work->count; from += CHUNK) {
    place_t *places = work->places == NULL ? NULL : work->places + from;
    take_chunk(work, work->a, from, &chunk);
    if (pair_is_of_hulls(work->pair))
      FILTER_HULLS(chunk.lanes, chunk.count, chunk.truths, places);
    else
      tell_upright(work->pair, chunk.lanes, NULL, chunk.count, chunk.truths, places);
    left += is_compared(work->pair) ? chunk.count : count_undecided(chunk.truths, chunk.count);
    if (!pair_is_of_hulls(work->pair))
      sharpen_upright(work->pair, chunk.lanes, chunk.count, chunk.truths, places);
    memcpy(work->truths + from, chunk.truths, chunk.count);
  }
  return left;
}

static void filter_within(const struct work *work) {
  struct chunk chunk;
  for (size_t from = 0; from < work->count; from += CHUNK) {
    take_chunk(work, 0, from, &chunk);
    memcpy(chunk.truths, work->truths + from, chunk.count);
    FILTER_WITHIN(chunk.lanes, chunk.count, chunk.truths);
    memcpy(work->truths + from, chunk.truths, chunk.count);
  }
}

/* What is within what, from truths of shapes that meet or not; one by one where doubles do not tell. */
static void refine_to_within(const struct work *work, bool filtered) {
  union number numbers[FORM_MAX_COLUMNS];
  uint8_t meeting[REFERENCE_BLOCK];
  memcpy(meeting, work->truths, work->count);
  if (filtered)
    filter_within(work);
  for (size_t row = 0; row < work->count; row++) {
    if (filtered && work->truths[row] != UNDECIDED)
      continue;
    take_case(work, row, numbers);
    work->truths[row] = truth_byte(
        truth_within(work->form, numbers, (struct truth){.relation = truth_relation(meeting[row])}));
  }
}

/* Where the way that a shape moves is no number. */
static void refuse_ways(const struct work *work) {
  const unsigned first = form_first_column(work->form, SHAPES);
  const enum number_type type = work->form->type;
  for (unsigned k = first; k < form_columns(work->form) && !type_is_whole(type); k++)
    for (size_t row = 0; row < work->count; row++) {
      const double way = number_as_double(type, column_get(type, work->columns[k], row));
      if (way - way != 0)
        work->truths[row] = RELATION_INVALID;
    }
}

/* Whether a filter takes shapes of the layout. */
static bool is_filtered(enum layout layout) {
  return !layout_is_stretched(layout) && layout_corners(layout) <= CORNERS;
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
  const struct work work = {form, pair, a, columns, count, truths, places};
  const bool filtered = pair != PAIR_NONE && is_filtered(form->layouts[0]) && is_filtered(form->layouts[1]);
  const bool whole = filtered && !pair_is_of_hulls(pair) && type_is_whole(form->type);
  size_t left = 0;
  if (whole)
    decide_whole(form->type,
                 &(struct whole_rows){pair,
                                      form->layouts[a],
                                      form->layouts[b],
                                      columns + form_first_column(form, a),
                                      columns + form_first_column(form, b),
                                      count,
                                      truths,
                                      places});
  else
    left = filtered ? filter(&work) : count;
  if (!filtered)
    memset(truths, UNDECIDED, count);
  const size_t last = decide_generally(&work);
  if (counts != NULL) {
    counts->decided[whole ? STEP_WHOLE : STEP_FILTER] += count - left;
    counts->decided[STEP_ERROR_FREE] += left - last;
    counts->decided[STEP_ACCUMULATOR] += last;
  }
  if (form->question == QUESTION_CONTAINS)
    refine_to_within(&work, filtered);
  refuse_ways(&work);
  return true;
}
