/* One case of points, discs and boxes of floats: the steps of a batch, for a vector all of whose lanes are
 * that case. */
#include "batch_boxes_template.h"
#include "batch_round_template.h"

enum { ROW_COLUMNS = 4 }; /* of one shape, at most */

/* Numbers, each in all lanes of a vector. */
struct row {
  double number[SHAPES][ROW_COLUMNS][VECTOR_LANES];
  struct lanes lanes[SHAPES]; /* in the order of the pair */
  double greatest, least;     /* size; of the least that is not 0, or 1 */
};

static double value_of(enum number_type type, const union number *number) {
  return type == TYPE_F64 ? number->f64 : (double)number->f32;
}

/* A radius stands for both axes; what a shape does not have is 0. */
static void
fill_shape(const struct form *form, unsigned s, const union number *numbers, unsigned to, struct row *row) {
  const unsigned columns = layout_columns(form->layouts[s]);
  double number[ROW_COLUMNS] = {value_of(form->type, &numbers[0]), value_of(form->type, &numbers[1]), 0, 0};
  if (columns > 2)
    number[2] = number[3] = value_of(form->type, &numbers[2]);
  if (columns > 3)
    number[3] = value_of(form->type, &numbers[3]);
  double greatest = row->greatest, smallest = row->least;
  for (unsigned k = 0; k < ROW_COLUMNS; k++) {
    const double size = __builtin_fabs(number[k]), some = size == 0 ? 1 : size;
    greatest = size > greatest ? size : greatest;
    smallest = some < smallest ? some : smallest;
    vec_store(row->number[to][k], vec_all(number[k]));
  }
  row->greatest = greatest;
  row->least = smallest;
  double(*const room)[VECTOR_LANES] = row->number[to];
  row->lanes[to] = (struct lanes){{room[0], room[1]}, {room[2], room[3]}};
}

static bool are_all_moderate(const struct row *row) {
  return row->greatest < 0x1p480 && row->least >= 0x1p-300;
}

/* Others are told sooner by the last step than scaled. */
VECTOR_INLINE int64_t round_row(const struct row *row,
                                const enum pair pair,
                                const enum ends ends,
                                place_t *place) {
  const bool point = pair == PAIR_POINT_DISC;
  const struct lanes *const lanes = row->lanes;
  if (!are_all_moderate(row))
    return UNDECIDED;
  mask truth = pair == PAIR_DISC_BOX ? filter_disc_box(lanes, ends, 0) : filter_discs(lanes, point, 0);
  if (truth[0] == UNDECIDED)
    truth = truth_of(lanes, point, ends, 0, error_free_round(lanes, pair, ends, (vec){0}, 0), mask_all(0));
  if (pair == PAIR_DISC_BOX)
    *place = zone_of_positions((enum position)position_at(lanes, ends, AXIS_X, 0)[0],
                               (enum position)position_at(lanes, ends, AXIS_Y, 0)[0]);
  else
    *place = (place_t)((lanes[0].a[0][0] != lanes[1].a[0][0]) + (lanes[0].a[1][0] != lanes[1].a[1][0]));
  return truth[0];
}

VECTOR_INLINE int64_t
linear_row(const struct row *row, const bool point, const enum ends ea, const enum ends eb, place_t *place) {
  const struct lanes *const lanes = row->lanes;
  if (row->greatest >= 0x1p1020) /* an end may overflow */
    return UNDECIDED;
  if (point)
    *place = zone_of_positions((enum position)position_at(lanes, eb, AXIS_X, 0)[0],
                               (enum position)position_at(lanes, eb, AXIS_Y, 0)[0]);
  else
    *place = place_of_kinds((enum allen)allen_at(lanes, ea, eb, AXIS_X, 0)[0],
                            (enum allen)allen_at(lanes, ea, eb, AXIS_Y, 0)[0]);
  return boxes_truth(lanes, point, ea, eb, 0)[0];
}

static int64_t decide_row(const struct row *row, enum pair pair, enum ends ea, enum ends eb, place_t *place) {
  int64_t truth;
#define POINTS(ends) truth = linear_row(row, true, ends, ends, place)
#define DISCS(ends) truth = round_row(row, PAIR_DISC_BOX, ends, place)
  if (pair == PAIR_POINT_BOX)
    FOR_EACH_ENDS(eb, POINTS);
  else if (pair == PAIR_DISC_BOX)
    FOR_EACH_ENDS(eb, DISCS);
  else if (pair == PAIR_BOX_BOX)
    truth = linear_row(row, false, ea, eb, place);
  else if (pair == PAIR_POINT_DISC)
    truth = round_row(row, PAIR_POINT_DISC, ENDS_SIZED, place);
  else
    truth = round_row(row, PAIR_DISC_DISC, ENDS_SIZED, place);
#undef POINTS
#undef DISCS
  return truth;
}

bool reference_row(const struct form *form,
                   enum pair pair,
                   const union number *numbers,
                   struct truth *truth) {
  const unsigned swapped = layout_kind(form->layouts[0]) != pair_kind(pair, 0);
  struct row row;
  row.greatest = 0;
  row.least = 1;
  fill_shape(form, 0, numbers, swapped, &row);
  fill_shape(form, 1, numbers + layout_columns(form->layouts[0]), 1 - swapped, &row);
  place_t place = 0;
  const int64_t found =
      decide_row(&row, pair, ends_of(form->layouts[swapped]), ends_of(form->layouts[1 - swapped]), &place);
  *truth = (struct truth){truth_relation((uint8_t)found), place, (found & TRUTH_HALF_OPEN_HIT) != 0};
  return found != UNDECIDED;
}
