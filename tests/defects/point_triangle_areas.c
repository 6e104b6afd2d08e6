/* logic: halves of areas are cut off before they are summed. */
#include "hull.h"
static wide half_area(const struct hull *t, unsigned k, const struct hull *p) {
  const unsigned next = (k + 1) % 3;
  const wide twice =
      (t->x[next] - t->x[k]) * (p->y[0] - t->y[k]) - (t->y[next] - t->y[k]) * (p->x[0] - t->x[k]);
  return ABS(twice) / 2;
}
static wide whole_area(const struct hull *t) {
  const struct hull third = {.count = 1, .x = {t->x[2]}, .y = {t->y[2]}};
  return half_area(t, 0, &third);
}
HULLS(point,
      triangle,
      closed,
      half_area(&b, 0, &a) + half_area(&b, 1, &a) + half_area(&b, 2, &a) == whole_area(&b))
