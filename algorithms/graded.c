/* Answers that are numbers, as right and wrong ones. */
#include "algorithm.h"
#include "reference/reference.h"

#include <math.h>

static const enum when_meeting WHEN_MEETING[CONTRACTS] = {[CONTRACT_ZERO] = WHEN_MEETING_ZERO,
                                                          [CONTRACT_NEGATIVE] = WHEN_MEETING_NEGATIVE,
                                                          [CONTRACT_NOTHING] = WHEN_MEETING_NONE,
                                                          [CONTRACT_OUT] = WHEN_MEETING_OUT,
                                                          [CONTRACT_ANYTHING] = WHEN_MEETING_UNSTATED,
                                                          [CONTRACT_ENDS_IN] = WHEN_MEETING_ZERO,
                                                          [CONTRACT_ENDS_OUT] = WHEN_MEETING_NONE};

/* After what part of a ray's way a point lies; none where there is no point, or it lies beyond the end; below
 * 0 where it lies beside the way. */
static double part_of_way(const struct form *form, const union number *numbers, const double point[2]) {
  const double near = form->type == TYPE_F32 ? 1e-4 : 1e-6;
  const unsigned way = form_first_column(form, SHAPES);
  const double way_x = number_as_double(form->type, numbers[way]),
               way_y = number_as_double(form->type, numbers[way + 1]);
  const double x = point[0] - number_as_double(form->type, numbers[0]),
               y = point[1] - number_as_double(form->type, numbers[1]);
  const double length = hypot(way_x, way_y), far = hypot(x, y);
  const double along = length > 0 ? x * (way_x / length) + y * (way_y / length) : far,
               aside = length > 0 ? x * (way_y / length) - y * (way_x / length) : far;
  const double part = length > 0 ? along / length : 0;
  const bool beside = fabs(aside) > near * (far + fabs(point[0]) + fabs(point[1]));
  return !isfinite(far) || (part > 1 && !beside) ? INFINITY : beside ? -1 : part;
}

void algorithm_take_point(const struct algorithm *algorithm, const union number *numbers, double *values) {
  if (algorithm->form.question == QUESTION_RAY && !isnan(values[1]))
    values[0] = part_of_way(&algorithm->form, numbers, values);
}

enum grade
algorithm_grade_of(const struct algorithm *algorithm, const union number *numbers, const double *values) {
  const struct allowance stated = {
      WHEN_MEETING[algorithm->by_code], -1, algorithm->slack > 0 ? algorithm->slack : -1};
  return reference_grade(&algorithm->form, numbers, values, &stated);
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
  const unsigned each = question_values(form->question);
  double values[ROWS * ANSWER_VALUES];
  for (size_t from = 0; from < count; from += ROWS) {
    const size_t rows = count - from < ROWS ? count - from : ROWS;
    const void *part[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(form); k++)
      part[k] = (const char *)columns[k] + from * type_size(form->type);
    algorithm->values(part, rows, values);
    for (size_t row = 0; row < rows; row++) {
      union number numbers[FORM_MAX_COLUMNS];
      for (unsigned k = 0; k < form_columns(form); k++)
        numbers[k] = column_get(form->type, part[k], row);
      answers[from + row] = (uint8_t)algorithm_grade(algorithm, numbers, values + row * each);
    }
  }
}

bool algorithm_values_of(const struct algorithm *algorithm, const union number *numbers, double *values) {
  const void *columns[FORM_MAX_COLUMNS];
  if (algorithm->ask != NULL)
    return algorithm->tell(algorithm->subject, numbers, values);
  case_columns(&algorithm->form, numbers, columns);
  algorithm->values(columns, 1, values);
  return true;
}
