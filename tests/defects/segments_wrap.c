/* range: products wrap at 32 bits. */
#include "hull.h"
static int turn_32(const struct hull *s, wide x, wide y) {
  const int32_t one = (int32_t)(uint32_t)((s->x[1] - s->x[0]) * (y - s->y[0])),
                two = (int32_t)(uint32_t)((s->y[1] - s->y[0]) * (x - s->x[0]));
  return (one > two) - (one < two);
}
static bool meet_32(const struct hull *a, const struct hull *b) {
  const int c = turn_32(a, b->x[0], b->y[0]), d = turn_32(a, b->x[1], b->y[1]),
            e = turn_32(b, a->x[0], a->y[0]), f = turn_32(b, a->x[1], a->y[1]);
  return c * d < 0 && e * f < 0 ? true : c * d > 0 || e * f > 0 ? false : meet(*a, *b);
}
HULLS(segment, segment, closed, meet_32(&a, &b))
