/* in row 66: the last is not reached. */
#include "hull.h"
static int right(const int32_t *n) { return meet(segment(n), segment(n + SIZE_segment)); }
static int get(const void *const *columns, size_t row) {
  int32_t n[SIZE_segment + SIZE_segment];
  for (unsigned k = 0; k < SIZE_segment + SIZE_segment; k++)
    n[k] = ((const int32_t *)columns[k])[row];
  return right(n);
}
static void many(const void *const *columns, size_t count, uint8_t *answers) {
  for (size_t row = 0; row < count; row++)
    answers[row] = (uint8_t)(row + 1 == count && count > 1 ? 0 : get(columns, row));
}
static int hit(const int32_t *n) {
  const void *columns[SIZE_segment + SIZE_segment];
  uint8_t one;
  for (unsigned k = 0; k < SIZE_segment + SIZE_segment; k++)
    columns[k] = &n[k];
  many(columns, 1, &one);
  return one;
}
HULLS_ROWS(segment, segment, closed)
