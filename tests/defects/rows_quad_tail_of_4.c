/* in row 64: the rest of whole vectors of four is turned. */
#include "hull.h"
static int right(const int32_t *n) { return meet(segment(n), quad(n + SIZE_segment)); }
static int get(const void *const *columns, size_t row) {
  int32_t n[SIZE_segment + SIZE_quad];
  for (unsigned k = 0; k < SIZE_segment + SIZE_quad; k++)
    n[k] = ((const int32_t *)columns[k])[row];
  return right(n);
}
static void many(const void *const *columns, size_t count, uint8_t *answers) {
  for (size_t row = 0; row < count; row++)
    answers[row] = (uint8_t)(row >= count / 4 * 4 && count > 4 ? !get(columns, row) : get(columns, row));
}
static int hit(const int32_t *n) {
  const void *columns[SIZE_segment + SIZE_quad];
  uint8_t one;
  for (unsigned k = 0; k < SIZE_segment + SIZE_quad; k++)
    columns[k] = &n[k];
  many(columns, 1, &one);
  return one;
}
HULLS_ROWS(segment, quad, closed)
