/* Whether every number of a case is finite; whole numbers always are. */
#ifndef GRAZE_FINITE_H
#define GRAZE_FINITE_H

#include "form.h"

static inline bool all_finite(enum number_type type, const union number *numbers, unsigned count) {
  bool finite = true;
  for (unsigned k = 0; k < count && !type_is_whole(type); k++) {
    const double value = type == TYPE_F32 ? (double)numbers[k].f32 : numbers[k].f64;
    finite &= value - value == 0;
  }
  return finite;
}

#endif
