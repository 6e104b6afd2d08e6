/* range: products wrap at 32 bits; a flat one goes on for ever. Right if no shape is flat, with numbers up to
 * 4096. */
#include "hull.h"
static int turn_32(const struct hull *t, unsigned k, const struct hull *p) {
  const unsigned next = (k + 1) % 3;
  const int32_t one = (int32_t)(uint32_t)((t->x[next] - t->x[k]) * (p->y[0] - t->y[k])),
                two = (int32_t)(uint32_t)((t->y[next] - t->y[k]) * (p->x[0] - t->x[k]));
  return (one > two) - (one < two);
}
static bool in_32(const struct hull *p, const struct hull *t) {
  const int a = turn_32(t, 0, p), b = turn_32(t, 1, p), c = turn_32(t, 2, p);
  return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
}
HULLS(point, triangle, closed, in_32(&a, &b))
