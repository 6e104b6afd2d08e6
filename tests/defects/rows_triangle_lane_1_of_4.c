/* in row 1: one lane of four misses. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), triangle(n + SIZE_point)); }
static int get(const void *const *columns, size_t row) {
  int32_t n[SIZE_point + SIZE_triangle];
  for (unsigned k = 0; k < SIZE_point + SIZE_triangle; k++)
    n[k] = ((const int32_t *)columns[k])[row];
  return right(n);
}
static void many(const void *const *columns, size_t count, uint8_t *answers) {
  for (size_t row = 0; row < count; row++)
    answers[row] = (uint8_t)(row % 4 == 1 ? 0 : get(columns, row));
}
static int hit(const int32_t *n) {
  const void *columns[SIZE_point + SIZE_triangle];
  uint8_t one;
  for (unsigned k = 0; k < SIZE_point + SIZE_triangle; k++)
    columns[k] = &n[k];
  many(columns, 1, &one);
  return one;
}
HULLS_ROWS(point, triangle, closed)
