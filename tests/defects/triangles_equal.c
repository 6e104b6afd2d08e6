/* logic: equal ones are taken to miss. Wrong where they overlap and they have the same numbers. */
#include "hull.h"
static bool are_equal(const int32_t *n) {
  bool equal = true;
  for (unsigned k = 0; k < 6; k++)
    equal &= n[k] == n[k + 6];
  return equal;
}
HULLS(triangle, triangle, closed, !are_equal(n) && meet(a, b))
