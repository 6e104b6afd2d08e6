/* Where shapes lie, in rounded doubles: near enough to aim with, and never what is judged by. */
#ifndef GRAZE_REACH_H
#define GRAZE_REACH_H

#include "form.h"

#include <math.h>

static inline double as_double(enum number_type type, union number number) {
  switch (type) {
  case TYPE_I32:
    return number.i32;
  case TYPE_I64:
    return (double)number.i64;
  case TYPE_F32:
    return (double)number.f32;
  default:
    return number.f64;
  }
}

/* Both ends of a shape on each axis, and its centre. */
struct reach {
  double low[2], high[2], centre[2], r;
  bool disc;
};

static inline struct reach reach_of(const struct form *form, const union number *numbers, unsigned shape) {
  const union number *n = numbers + form_first_column(form, shape);
  const enum layout layout = form->layouts[shape];
  struct reach reach = {.disc = layout == LAYOUT_DISC};
  reach.r = reach.disc ? as_double(form->type, n[2]) : 0;
  for (unsigned axis = 0; axis < 2; axis++) {
    const double a = as_double(form->type, n[axis]);
    const double b = layout_columns(layout) == 4   ? as_double(form->type, n[axis + 2])
                     : layout == LAYOUT_BOX_SQUARE ? as_double(form->type, n[2])
                                                   : 0;
    reach.low[axis] = reach.disc ? a - reach.r : layout == LAYOUT_BOX_CENTRE ? a - b : a;
    reach.high[axis] = reach.disc                    ? a + reach.r
                       : layout == LAYOUT_BOX_CENTRE ? a + b
                       : layout == LAYOUT_BOX_LTRB   ? b
                                                     : a + b;
    reach.centre[axis] = (reach.low[axis] + reach.high[axis]) / 2;
  }
  return reach;
}

/* About how far apart two shapes are; negative: how deep they overlap. */
static inline double reach_gap(const struct form *form, const union number *numbers) {
  const struct reach a = reach_of(form, numbers, 0), b = reach_of(form, numbers, 1);
  double out[2];
  for (unsigned axis = 0; axis < 2; axis++) {
    const double al = a.disc ? a.centre[axis] : a.low[axis], ah = a.disc ? a.centre[axis] : a.high[axis];
    const double bl = b.disc ? b.centre[axis] : b.low[axis], bh = b.disc ? b.centre[axis] : b.high[axis];
    out[axis] = fmax(bl - ah, al - bh);
  }
  const double r = a.r + b.r;
  if (r > 0)
    return sqrt(fmax(out[0], 0) * fmax(out[0], 0) + fmax(out[1], 0) * fmax(out[1], 0)) - r;
  return fmax(out[0], out[1]);
}

#endif
