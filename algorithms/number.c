#include "number.h"

#include <math.h>
#include <stdlib.h>

union number number_whole(enum number_type type, int64_t value) {
  switch (type) {
  case TYPE_I32:
    return (union number){.i32 = (int32_t)value};
  case TYPE_I64:
    return (union number){.i64 = value};
  case TYPE_F32:
    return (union number){.f32 = (float)value};
  default:
    return (union number){.f64 = (double)value};
  }
}

/* 2^31 or 2^63: one more than the greatest. */
static double whole_end(enum number_type type) { return type == TYPE_I32 ? 0x1p31 : 0x1p63; }

union number number_nearest(enum number_type type, double value) {
  if (!type_is_whole(type))
    return type == TYPE_F32 ? (union number){.f32 = (float)value} : (union number){.f64 = value};
  const double end = whole_end(type);
  if (value >= end)
    return number_whole(type, type == TYPE_I32 ? INT32_MAX : INT64_MAX);
  return number_whole(type, isnan(value) ? 0 : (int64_t)fmax(value, -end));
}

bool number_from_double(enum number_type type, double value, union number *number) {
  *number = number_nearest(type, value);
  if (type_is_whole(type))
    return value >= -whole_end(type) && value < whole_end(type) && value == floor(value);
  return isfinite(number_as_double(type, *number));
}

union number number_stepped(enum number_type type, union number number, int steps) {
  switch (type) {
  case TYPE_I32:
    number.i32 = (int32_t)((uint32_t)number.i32 + (uint32_t)steps);
    break;
  case TYPE_I64:
    number.i64 = (int64_t)((uint64_t)number.i64 + (uint64_t)(int64_t)steps);
    break;
  case TYPE_F32:
    for (int k = 0; k < abs(steps); k++)
      number.f32 = nextafterf(number.f32, steps < 0 ? -INFINITY : INFINITY);
    break;
  default:
    for (int k = 0; k < abs(steps); k++)
      number.f64 = nextafter(number.f64, steps < 0 ? -(double)INFINITY : (double)INFINITY);
    break;
  }
  return number;
}

/* How far whole numbers go without a gap. */
static i128 whole_reach(enum number_type type) {
  switch (type) {
  case TYPE_I32:
    return INT32_MAX;
  case TYPE_I64:
    return INT64_MAX;
  case TYPE_F32:
    return (i128)1 << 24;
  case TYPE_F64:
  case TYPES:
    break;
  }
  return (i128)1 << 53;
}

bool number_place(enum number_type type, enum number_line line, union number number, i128 *place) {
  if (type_is_whole(type)) {
    *place = type == TYPE_I32 ? number.i32 : number.i64;
    return true;
  }
  const double value = number_as_double(type, number);
  if (line == LINE_WHOLE) {
    const bool on = value == floor(value) && fabs(value) <= (double)whole_reach(type);
    *place = on ? (int64_t)value : 0;
    return on;
  }
  /* Both zeros are one place. */
  const int64_t magnitude = type == TYPE_F32 ? number.i32 & INT32_MAX : number.i64 & INT64_MAX;
  *place = signbit(value) ? -(i128)magnitude : magnitude;
  return isfinite(value);
}

bool number_at(enum number_type type, enum number_line line, i128 place, union number *number) {
  const i128 size = place < 0 ? -place : place;
  if (type_is_whole(type) || line == LINE_WHOLE) {
    if (place > whole_reach(type) || place < -whole_reach(type) - type_is_whole(type))
      return false;
    *number = number_whole(type, (int64_t)place);
    return true;
  }
  if (type == TYPE_F32)
    number->i32 = (int32_t)size | (place < 0 ? INT32_MIN : 0);
  else
    number->i64 = (int64_t)size | (place < 0 ? INT64_MIN : 0);
  return size <= (type == TYPE_F32 ? 0x7f7fffff : 0x7fefffffffffffff);
}

double greatest_number(const struct form *form, const union number *numbers) {
  double most = 0;
  for (unsigned k = 0; k < form_columns(form); k++)
    if (form_column_at(form, k)->role != COLUMN_COUNT)
      most = fmax(most, fabs(number_as_double(form->type, numbers[k])));
  return most;
}

double case_weight(const struct form *form, const union number *numbers) {
  double weight = 0;
  for (unsigned k = 0; k < form_columns(form); k++)
    weight += fabs(number_as_double(form->type, numbers[k]));
  return weight;
}

bool numbers_are_finite(enum number_type type, const union number *numbers, unsigned count) {
  bool finite = true;
  for (unsigned k = 0; k < count && !type_is_whole(type); k++) {
    const double value = type == TYPE_F32 ? (double)numbers[k].f32 : numbers[k].f64;
    finite &= value - value == 0;
  }
  return finite;
}
