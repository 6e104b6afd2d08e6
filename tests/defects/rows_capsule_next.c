/* answers otherwise when asked again: the row after it is answered. */
#include "hull.h"
static int right(const int32_t *n) { return meet(disc(n), capsule(n + SIZE_disc)); }
static int get(const void *const *columns, size_t row) {
  int32_t n[SIZE_disc + SIZE_capsule];
  for (unsigned k = 0; k < SIZE_disc + SIZE_capsule; k++)
    n[k] = ((const int32_t *)columns[k])[row];
  return right(n);
}
static void many(const void *const *columns, size_t count, uint8_t *answers) {
  for (size_t row = 0; row < count; row++)
    answers[row] = (uint8_t)(get(columns, row + 1 < count ? row + 1 : row));
}
static int hit(const int32_t *n) {
  const void *columns[SIZE_disc + SIZE_capsule];
  uint8_t one;
  for (unsigned k = 0; k < SIZE_disc + SIZE_capsule; k++)
    columns[k] = &n[k];
  many(columns, 1, &one);
  return one;
}
HULLS_ROWS(disc, capsule, closed)
