/* Which cases a test is for. */
#include "runner.h"

#include "reference/reference.h"

#include <math.h>
#include <stdlib.h>

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

bool limits_take(const struct limits *limits, const struct form *form, const union number *numbers) {
  const bool bounded = limits->low != 0 || limits->high != 0;
  for (unsigned k = 0; k < form_columns(form) && bounded; k++) {
    const double number = number_as_double(form->type, numbers[k]);
    if (!(number >= limits->low && number <= limits->high))
      return false;
  }
  return limits->tolerance == 0 || !(fabs(reference_gap(form, numbers)) <= limits->tolerance);
}
