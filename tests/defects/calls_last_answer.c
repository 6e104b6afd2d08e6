/* after: a point that was asked before keeps its answer. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), quad(n + SIZE_point)); }
static int32_t x[64], y[64];
static int kept[64];
static bool filled[64];
static int hit(const int32_t *n) {
  const uint32_t at = ((uint32_t)n[0] * 31 + (uint32_t)n[1]) % 64;
  if (!filled[at] || x[at] != n[0] || y[at] != n[1])
    kept[at] = right(n);
  filled[at] = true;
  x[at] = n[0];
  y[at] = n[1];
  return kept[at];
}
HULLS_PLANT(point, quad, closed)
