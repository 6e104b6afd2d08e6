/* after: a radius of 0 is taken for the one before. */
#include "hull.h"
static int right(const int32_t *n) { return meet(capsule(n), segment(n + SIZE_capsule)); }
static int32_t before;
static int hit(const int32_t *n) {
  int32_t with[9];
  memcpy(with, n, sizeof with);
  with[4] = n[4] != 0 ? n[4] : before;
  before = with[4];
  return right(with);
}
HULLS_PLANT(capsule, segment, closed)
