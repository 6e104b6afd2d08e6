#include "explain.h"

#include "number.h"

#include <string.h>

static bool fails_at(const struct failure *failure, union number *numbers, unsigned k, i128 at) {
  return number_at(failure->algorithm->form.type, LINE_ALL, at, &numbers[k]) && fails_alike(failure, numbers);
}

/* The farthest place in one direction that is still connected, as far as doubling steps can tell; the next
 * place on does not fail. */
static i128
reach(const struct failure *failure, union number *numbers, unsigned k, i128 from, int direction) {
  i128 good = from;
  while (fails_at(failure, numbers, k, good + direction)) {
    i128 step = 1;
    for (; fails_at(failure, numbers, k, good + direction * step); step *= 2)
      good += direction * step;
    for (; step >= 1; step /= 2)
      if (fails_at(failure, numbers, k, good + direction * step))
        good += direction * step;
  }
  return good;
}

void failure_interval(const struct failure *failure,
                      const union number *numbers,
                      unsigned k,
                      union number *low,
                      union number *high) {
  const enum number_type type = failure->algorithm->form.type;
  union number tried[FORM_MAX_COLUMNS];
  i128 at;
  memcpy(tried, numbers, form_columns(&failure->algorithm->form) * sizeof *numbers);
  *low = *high = numbers[k];
  if (!number_place(type, LINE_ALL, numbers[k], &at))
    return;
  const i128 down = reach(failure, tried, k, at, -1), up = reach(failure, tried, k, at, 1);
  if (down != at)
    number_at(type, LINE_ALL, down, low);
  if (up != at)
    number_at(type, LINE_ALL, up, high);
}
