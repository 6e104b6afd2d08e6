#include "magnitude.h"

#include <math.h>

static enum magnitude magnitude_of_numbers(const struct form *form, const union number *numbers) {
  if (type_is_whole(form->type))
    return MAGNITUDE_ORDINARY;
  for (unsigned k = 0; k < form_columns(form); k++) {
    const double size = fabs(form->type == TYPE_F32 ? (double)numbers[k].f32 : numbers[k].f64);
    const double most = form->type == TYPE_F32 ? 0x1p50 : 0x1p400;
    if (size != 0 && (size > most || size < 1 / most))
      return MAGNITUDE_FAR;
  }
  return MAGNITUDE_ORDINARY;
}

enum magnitude magnitude_of(enum family family, const struct form *form, const union number *numbers) {
  switch (family) {
  case FAMILY_LIMITS:
    return MAGNITUDE_LIMITS;
  case FAMILY_EXTREME:
  case FAMILY_FAR_SCALE:
  case FAMILY_FAR_EXACT:
    return MAGNITUDE_FAR;
  case FAMILIES:
    return magnitude_of_numbers(form, numbers);
  default:
    return MAGNITUDE_ORDINARY;
  }
}
