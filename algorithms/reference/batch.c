/* The reference over columns. This file is compiled once for each instruction level.
 *
 * Whole numbers: one exact pass. Boxes and points of floats: one exact pass too, by comparing splits. Discs
 * of floats: the filter over all lanes, then the error-free step over those it leaves. Other hulls, of any
 * numbers: a filter over all lanes, and again over those it leaves. What is left then goes to the general
 * step, one by one.
 */
#include "batch_boxes_template.h"
#include "batch_hulls_template.h"
#include "batch_round_template.h"
#include "whole_numbers.h"

#ifdef GRAZE_LEVEL_NAME
#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define BATCH JOIN(reference_batch, GRAZE_LEVEL_NAME)
reference_batch_function BATCH;
#else
#define BATCH reference_batch
#endif

static void centres_of_lanes(const struct lanes lanes[2], size_t count, place_t *restrict places) {
  for (size_t i = 0; i < count; i++)
    places[i] = (place_t)((lanes[0].a[0][i] != lanes[1].a[0][i]) + (lanes[0].a[1][i] != lanes[1].a[1][i]));
}

static void place_lanes(const struct work *work, const struct lanes lanes[2], size_t count, place_t *places) {
  const enum places told_by = pair_told_by(work->pair);
  if (told_by == PLACES_CELLS)
    cells_of_lanes(lanes, work->ends_a, work->ends_b, count, places);
  else if (told_by == PLACES_ZONES)
    zones_of_lanes(lanes, work->ends_b, count, places);
  else
    centres_of_lanes(lanes, count, places);
}

static bool is_linear(enum pair pair) { return pair == PAIR_BOX_BOX || pair == PAIR_POINT_BOX; }

/* The first pass over one chunk. Whole vectors go straight to the caller's bytes. */
static void decide_chunk(const struct work *work, size_t first, size_t count) {
  struct lanes lanes[2];
  struct lane_room room[2];
  uint8_t last_truths[CHUNK], *truths = work->truths + first;
  if (padded(count) != count)
    truths = last_truths;
  pair_lanes(work, first, count, lanes, room);
  if (is_linear(work->pair))
    decide_boxes(work, lanes, count, truths);
  else
    filter_lanes(work, lanes, count, truths);
  if (truths == last_truths)
    memcpy(work->truths + first, last_truths, count);
  if (work->places != NULL)
    place_lanes(work, lanes, count, work->places + first);
}

static void decide_floats(const struct work *work) {
  for (size_t first = 0; first < work->count; first += CHUNK)
    decide_chunk(work, first, work->count - first < CHUNK ? work->count - first : CHUNK);
  size_t rows[REFERENCE_BLOCK + 1];
  const size_t left = list_undecided(work->truths, work->count, rows);
  count_step(work, is_linear(work->pair) ? STEP_ERROR_FREE : STEP_FILTER, work->count - left);
  if (is_linear(work->pair)) {
    for (size_t i = 0; i < left; i++)
      decide_generally(work, rows[i]);
    count_step(work, STEP_ACCUMULATOR, left);
    return;
  }
  for (size_t first = 0; first < left; first += CHUNK)
    decide_undecided(work, rows + first, left - first < CHUNK ? left - first : CHUNK);
}

/* A resized pair is a plain one wherever the moved corner is a double: x + (w - vw) / 2, formed without
 * error. Rows where it is not, or where a size to be replaced is invalid, are left UNDECIDED. */
struct resized {
  double number[7][REFERENCE_BLOCK]; /* cx cy r x y w h */
  uint8_t plain[REFERENCE_BLOCK];
};

/* a + b, and whether that is exact: Knuth's two-sum in single numbers. */
static double add_exactly(double a, double b, bool *exact) {
  const double sum = a + b, virtual_b = sum - a;
  *exact &= (a - (sum - virtual_b)) + (b - virtual_b) == 0;
  return sum;
}

static double moved_corner(double low, double size, double wish, bool *plain) {
  const double less = add_exactly(size, -wish, plain), half = less * 0.5;
  *plain &= half * 2 == less && size >= 0;
  return add_exactly(low, half, plain);
}

static void resize_rows(const struct work *work, struct resized *resized) {
  const double *const *box = (const double *const *)work->columns_b;
  const double *const *disc = (const double *const *)work->columns_a;
  for (size_t i = 0; i < work->count; i++) {
    bool plain = disc[2][i] >= 0 && disc[2][i] <= 0x1.fffffffffffffp1023;
    const double numbers[7] = {disc[0][i],
                               disc[1][i],
                               disc[3][i],
                               moved_corner(box[0][i], box[2][i], box[4][i], &plain),
                               moved_corner(box[1][i], box[3][i], box[5][i], &plain),
                               box[4][i],
                               box[5][i]};
    for (unsigned k = 0; k < 7; k++)
      resized->number[k][i] = numbers[k];
    resized->plain[i] = plain;
  }
}

static void decide_resized(const struct work *work) {
  static const struct form PLAIN = {TYPE_F64, {LAYOUT_DISC, LAYOUT_BOX_XYWH}};
  struct resized resized;
  const void *columns[7];
  for (unsigned k = 0; k < 7; k++)
    columns[k] = resized.number[k];
  resize_rows(work, &resized);
  struct work inner = *work;
  inner.form = &PLAIN;
  inner.layout_a = PLAIN.layouts[0];
  inner.layout_b = PLAIN.layouts[1];
  inner.columns = inner.columns_a = columns;
  inner.columns_b = columns + 3;
  decide_floats(&inner);
  for (size_t i = 0; i < work->count; i++)
    if (!resized.plain[i])
      decide_generally(work, i);
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
    decide_hulls(&work);
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
