/* after: a negative radius is kept as an error, and the next call misses. */
#include "hull.h"
static int right(const int32_t *n) { return meet(capsule(n), box(n + SIZE_capsule)); }
static bool failed;
static int hit(const int32_t *n) {
  const bool was = failed;
  failed = n[4] < 0;
  return !was && right(n);
}
HULLS_PLANT(capsule, box, closed)
