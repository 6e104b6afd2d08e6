#include "explain.h"

#include <stdlib.h>
#include <string.h>

/* Floats by their order among all floats, whole numbers as they are: a line on which to step and bisect. */
static int64_t to_line(enum number_type type, union number number) {
  switch (type) {
  case TYPE_I32:
    return number.i32;
  case TYPE_I64:
    return number.i64 / 2;
  case TYPE_F32:
    return number.i32 < 0 ? -(int64_t)(number.i32 & INT32_MAX) : number.i32;
  default:
    return number.i64 < 0 ? -(number.i64 & INT64_MAX) : number.i64;
  }
}

static bool from_line(enum number_type type, int64_t at, union number *number) {
  switch (type) {
  case TYPE_I32:
    number->i32 = (int32_t)at;
    return at >= INT32_MIN && at <= INT32_MAX;
  case TYPE_I64:
    number->i64 = at * 2;
    return at >= INT64_MIN / 2 && at <= INT64_MAX / 2;
  case TYPE_F32:
    number->i32 = (int32_t)(at < 0 ? -at : at) | (at < 0 ? INT32_MIN : 0);
    return at <= 0x7f7fffff && at >= -0x7f7fffff;
  default:
    number->i64 = (at < 0 ? -at : at) | (at < 0 ? INT64_MIN : 0);
    return at <= 0x7fefffffffffffff && at >= -0x7fefffffffffffff;
  }
}

static bool fails_at(const struct failure *failure, union number *numbers, unsigned k, int64_t at) {
  return from_line(failure->algorithm->form.type, at, &numbers[k]) && fails_alike(failure, numbers);
}

/* The farthest point in one direction that is still connected, as far as doubling steps can tell. */
static int64_t
reach(const struct failure *failure, union number *numbers, unsigned k, int64_t from, int direction) {
  int64_t good = from, step = 1;
  while (step < INT64_MAX / 4 && llabs(good) < INT64_MAX / 4 &&
         fails_at(failure, numbers, k, good + direction * step)) {
    good += direction * step;
    step *= 2;
  }
  for (; step >= 1; step /= 2)
    if (llabs(good) < INT64_MAX / 2 - step && fails_at(failure, numbers, k, good + direction * step))
      good += direction * step;
  return good;
}

void failure_interval(const struct failure *failure,
                      const union number *numbers,
                      unsigned k,
                      union number *low,
                      union number *high) {
  const enum number_type type = failure->algorithm->form.type;
  union number tried[FORM_MAX_COLUMNS];
  memcpy(tried, numbers, form_columns(&failure->algorithm->form) * sizeof *numbers);
  const int64_t at = to_line(type, numbers[k]);
  *low = *high = numbers[k];
  const int64_t down = reach(failure, tried, k, at, -1), up = reach(failure, tried, k, at, 1);
  if (down != at)
    from_line(type, down, low);
  if (up != at)
    from_line(type, up, high);
}
