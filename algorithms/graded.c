/* Answers that are numbers, as right and wrong ones. */
#include "algorithm.h"
#include "number.h"
#include "reference/reference.h"

#include <math.h>
#include <string.h>

static const enum when_meeting WHEN_MEETING[CONTRACTS] = {[CONTRACT_ZERO] = WHEN_MEETING_ZERO,
                                                          [CONTRACT_NEGATIVE] = WHEN_MEETING_NEGATIVE,
                                                          [CONTRACT_NOTHING] = WHEN_MEETING_NONE,
                                                          [CONTRACT_OUT] = WHEN_MEETING_OUT,
                                                          [CONTRACT_ANYTHING] = WHEN_MEETING_UNSTATED,
                                                          [CONTRACT_ENDS_IN] = WHEN_MEETING_ZERO,
                                                          [CONTRACT_ENDS_OUT] = WHEN_MEETING_NONE};

static const struct allowance USUAL = {WHEN_MEETING_UNSTATED, -1, -1};

/* After what part of a ray's way a point lies, told by the longer side of the way, so that nothing overflows;
 * none where there is no point; below 0 where it lies beside the way. */
static double part_of_way(const struct form *form, const union number *numbers, const double point[2]) {
  const double near = form->type == TYPE_F32 ? 1e-4 : 1e-6;
  double way[2], to[2], size = 0, off = 0;
  for (unsigned axis = 0; axis < 2; axis++) {
    way[axis] = number_as_double(form->type, numbers[form_first_column(form, SHAPES) + axis]);
    to[axis] = point[axis] - number_as_double(form->type, numbers[axis]);
    size += fabs(to[axis]) + fabs(point[axis]);
  }
  if (isnan(point[0]))
    return NAN;
  if (!isfinite(to[0]) || !isfinite(to[1]))
    return INFINITY;
  const unsigned along = fabs(way[1]) > fabs(way[0]);
  const double part = way[along] == 0 ? 0 : to[along] / way[along];
  for (unsigned axis = 0; axis < 2; axis++)
    off += fabs(to[axis] - part * way[axis]);
  if (isfinite(part) && off > near * size)
    return -1;
  return part;
}

void algorithm_take_point(const struct algorithm *algorithm, const union number *numbers, double *values) {
  const bool is_point = algorithm->form.question == QUESTION_RAY && isfinite(values[1]);
  const bool may_be_late = is_point || isinf(values[1]);
  if (!question_moves(algorithm->form.question))
    return;
  if (is_point)
    values[0] = part_of_way(&algorithm->form, numbers, values);
  else
    values[1] = NAN;
  if (may_be_late && values[0] > 1) {
    values[1] = values[0];
    values[0] = INFINITY;
  }
}

bool algorithm_is_late(const struct algorithm *algorithm, const union number *numbers, const double *values) {
  enum { LONGEST = 1024 };
  const struct form *form = &algorithm->form;
  const unsigned way = form_first_column(form, SHAPES);
  union number longer[FORM_MAX_COLUMNS];
  if (!question_moves(form->question) || isfinite(values[0]) || !(values[1] <= LONGEST))
    return false;
  memcpy(longer, numbers, sizeof longer);
  for (unsigned k = way; k < way + WAY_COLUMNS; k++)
    if (!number_from_double(form->type, LONGEST * number_as_double(form->type, numbers[k]), &longer[k]))
      return false;
  /* Where it starts in the other, or as near to it as is allowed, any answer is right. */
  return reference_grade(form, longer, &(double){values[1] / LONGEST}, &USUAL) == GRADE_RIGHT &&
         reference_grade(form, longer, &(double){0}, &USUAL) != GRADE_RIGHT;
}

/* A square may be a difference of squares, and off by as many last places of the largest of them as a number
 * is of the largest number. So its root is off by more the less it is, and by `most` where it is 0, which may
 * come as a root of less than nothing. */
static double slack_of_root(const struct algorithm *algorithm, const union number *numbers, double *value) {
  const double slack = reference_allowance(&algorithm->form, numbers, &USUAL).slack,
               most = slack * (algorithm->form.type == TYPE_F32 ? 362 : 0x1p23); /* the root of 2^17, 2^46 */
  if (*value < 0 && *value >= -most)
    *value = 0;
  return slack + most * (most / (fabs(*value) + most));
}

enum grade
algorithm_grade_of(const struct algorithm *algorithm, const union number *numbers, const double *values) {
  struct allowance stated = {
      WHEN_MEETING[algorithm->by_code], -1, algorithm->slack > 0 ? algorithm->slack : -1};
  double root = values[0];
  if (!algorithm->of_square || !isfinite(root) || algorithm->slack > 0)
    return reference_grade(&algorithm->form, numbers, values, &stated);
  stated.slack = slack_of_root(algorithm, numbers, &root);
  return reference_grade(&algorithm->form, numbers, &root, &stated);
}

enum answer
algorithm_grade(const struct algorithm *algorithm, const union number *numbers, const double *values) {
  const enum grade grade = algorithm_grade_of(algorithm, numbers, values);
  return grade == GRADE_NAN ? ANSWER_NONE : hit_if(grade == GRADE_RIGHT);
}

void algorithm_grade_batch(const struct algorithm *algorithm,
                           const void *const *columns,
                           size_t count,
                           uint8_t *answers) {
  enum { ROWS = 64 };
  const struct form *form = &algorithm->form;
  const unsigned each = question_values(form->question), all = form_columns(form);
  double values[ROWS * ANSWER_VALUES];
  for (size_t from = 0; from < count; from += ROWS) {
    const size_t rows = count - from < ROWS ? count - from : ROWS;
    const void *part[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < all; k++)
      part[k] = (const char *)columns[k] + from * type_size(form->type);
    algorithm->values(part, rows, values);
    for (size_t row = 0; row < rows; row++) {
      union number numbers[FORM_MAX_COLUMNS];
      for (unsigned k = 0; k < all; k++)
        numbers[k] = column_get(form->type, part[k], row);
      answers[from + row] = (uint8_t)algorithm_grade(algorithm, numbers, values + row * each);
    }
  }
}

void algorithm_values_of_all(const struct algorithm *algorithm,
                             const void *const *columns,
                             size_t count,
                             uint8_t *answers,
                             double (*values)[ANSWER_VALUES]) {
  if (algorithm->ask != NULL) {
    algorithm->tell(algorithm->subject, columns, count, answers, values);
    return;
  }
  double *const told = (double *)values;
  algorithm->values(columns, count, told);
  memset(answers, ANSWER_HIT, count);
  /* One a case, side by side: apart from the last on. */
  for (size_t row = count; row-- > 0 && question_values(algorithm->form.question) == 1;) {
    values[row][0] = told[row];
    values[row][1] = NAN;
  }
}

bool algorithm_values_of(const struct algorithm *algorithm, const union number *numbers, double *values) {
  const void *columns[FORM_MAX_COLUMNS];
  double given[1][ANSWER_VALUES] = {{0}};
  uint8_t answer;
  case_columns(&algorithm->form, numbers, columns);
  algorithm_values_of_all(algorithm, columns, 1, &answer, given);
  memcpy(values, given[0], sizeof given[0]);
  return answer <= ANSWER_HIT;
}
