/* logic: axes across the sides part convex shapes alone. Right if it is convex (both polygons). */
#include "hull.h"
static bool part(const struct hull *a, const struct hull *b) {
  for (unsigned k = 0; k < a->count; k++) {
    const unsigned next = (k + 1) % a->count;
    const wide x = a->y[next] - a->y[k], y = a->x[k] - a->x[next];
    wide low[2] = {0}, high[2] = {0};
    for (unsigned s = 0; s < 2; s++)
      for (unsigned n = 0; n < (s == 0 ? a : b)->count; n++) {
        const struct hull *of = s == 0 ? a : b;
        const wide at = of->x[n] * x + of->y[n] * y;
        low[s] = n == 0 ? at : MIN(low[s], at);
        high[s] = n == 0 ? at : MAX(high[s], at);
      }
    if (high[0] < low[1] || high[1] < low[0])
      return true;
  }
  return false;
}
HULLS(polygon, polygon, closed, !part(&a, &b) && !part(&b, &a))
