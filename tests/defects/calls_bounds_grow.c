/* after: the box about the quads that were seen is not begun anew. */
#include "hull.h"
static int right(const int32_t *n) { return meet(disc(n), quad(n + SIZE_disc)); }
static struct hull kept;
static bool seen;
static unsigned long calls;
static int hit(const int32_t *n) {
  const struct hull a = disc(n), b = quad(n + 3), box_b = bounds(&b);
  if (!seen || ++calls % 3 == 0)
    kept = box_b;
  kept.x[0] = MIN(kept.x[0], box_b.x[0]);
  kept.x[2] = MAX(kept.x[2], box_b.x[2]);
  seen = true;
  return a.x[0] + a.r >= kept.x[0] && a.x[0] - a.r <= kept.x[2] &&
         (a.x[0] + a.r < box_b.x[0] || a.x[0] - a.r > box_b.x[2] || right(n));
}
HULLS_PLANT(disc, quad, closed)
