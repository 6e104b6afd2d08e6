/* Which cases a test is for: numbers within a range, and no nearer to touching than it tells apart. */
#include "number.h"
#include "reference/reference.h"
#include "subject.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool limits_read_range(const char *text, struct limits *limits) {
  char *middle, *end;
  limits->low = strtod(text, &middle);
  limits->high = *middle == ':' ? strtod(middle + 1, &end) : NAN;
  return middle != text && *middle == ':' && end != middle + 1 && *end == '\0' && limits->low < limits->high;
}

bool limits_read_tolerance(const char *text, struct limits *limits) {
  char *end;
  limits->tolerance = strtod(text, &end);
  return end != text && *end == '\0' && limits->tolerance >= 0 && isfinite(limits->tolerance);
}

/* Whether each list of corners has as many as are given: a function goes through it by its count. */
static bool counts_corners(const struct form *form, const union number *numbers) {
  for (unsigned s = 0; s < SHAPES; s++) {
    const enum layout layout = form->layouts[s];
    const double count = number_as_double(form->type, numbers[form_first_column(form, s)]);
    if (layout_is_ring(layout) && ring_corners(layout, count) == 0)
      return false;
  }
  return true;
}

static bool limits_take(const struct limits *limits, const struct form *form, const union number *numbers) {
  const bool bounded = limits->low != 0 || limits->high != 0;
  for (unsigned k = 0; k < form_columns(form) && bounded; k++) {
    const double number = number_as_double(form->type, numbers[k]);
    if (!(number >= limits->low && number <= limits->high))
      return false;
  }
  if (!counts_corners(form, numbers))
    return false;
  return limits->tolerance == 0 || !(fabs(reference_gap(form, numbers)) <= limits->tolerance);
}

/* The rows that the test takes, side by side; the answers go where the rows came from. */
struct limited_rows {
  double column[FORM_MAX_COLUMNS][SUBJECT_ROWS]; /* room for any number type */
  size_t row[SUBJECT_ROWS];
  uint8_t answers[SUBJECT_ROWS];
};

static size_t take_rows(const struct limited *limited,
                        const void *const *columns,
                        size_t from,
                        size_t to,
                        uint8_t *answers,
                        struct limited_rows *taken) {
  const struct form *form = limited->form;
  size_t count = 0;
  for (size_t row = from; row < to; row++) {
    union number numbers[FORM_MAX_COLUMNS];
    for (unsigned k = 0; k < form_columns(form); k++)
      numbers[k] = column_get(form->type, columns[k], row);
    answers[row] = ANSWER_DECLINED;
    if (!limits_take(limited->limits, form, numbers))
      continue;
    for (unsigned k = 0; k < form_columns(form); k++)
      column_set(form->type, taken->column[k], count, numbers[k]);
    taken->row[count++] = row;
  }
  return count;
}

void limits_ask(const struct limited *limited, const void *const *columns, size_t count, uint8_t *answers) {
  const struct limits *limits = limited->limits;
  if (limits->low == 0 && limits->high == 0 && limits->tolerance == 0 && !form_has_ring(limited->form)) {
    limited->ask(limited->subject, columns, count, answers);
    return;
  }
  struct limited_rows *taken = malloc(sizeof *taken);
  if (taken == NULL) {
    memset(answers, ANSWER_UNASKED, count);
    return;
  }
  const void *column[FORM_MAX_COLUMNS];
  for (unsigned k = 0; k < FORM_MAX_COLUMNS; k++)
    column[k] = taken->column[k];
  for (size_t from = 0; from < count; from += SUBJECT_ROWS) {
    const size_t to = count - from < SUBJECT_ROWS ? count : from + SUBJECT_ROWS;
    const size_t rows = take_rows(limited, columns, from, to, answers, taken);
    limited->ask(limited->subject, column, rows, taken->answers);
    for (size_t k = 0; k < rows; k++)
      answers[taken->row[k]] = taken->answers[k];
  }
  free(taken);
}
