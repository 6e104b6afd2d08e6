/* Disc against box, disc or point, exactly: -1 overlapping, 0 touching, 1 apart. The quick step first; where
 * it is unsure, whole numbers.
 */
#ifndef GRAZE_ROUND_REACH_H
#define GRAZE_ROUND_REACH_H

#include "ends.h"
#include "parts.h"
#include "wide_sign.h"

struct disc_box_numbers {
  double cx, cy, r, x, y, w, h;
};

struct two_disc_numbers {
  double ax, ay, ar, bx, by, br;
};

HOUSE_INLINE int disc_box_step(struct disc_box_numbers n) {
  uint64_t crumbs = 0;
  const struct part_pair x = outside_parts(n.cx, n.x, n.w, &crumbs);
  const struct part_pair y = outside_parts(n.cy, n.y, n.h, &crumbs);
  return reach_sign(x, y, (struct part_pair){n.r, 0}, crumbs);
}

HOUSE_INLINE int two_disc_step(struct two_disc_numbers n) {
  const struct part_pair x = apart_parts(n.ax, n.bx), y = apart_parts(n.ay, n.by);
  return reach_sign(x, y, add_parts(n.ar, n.br), 0);
}

/* How far c lies outside [low, low + size], as an exact sum. */
static inline struct long_sum outside_sum(double c, double low, double size) {
  if (c < low)
    return (struct long_sum){2, {low, -c}};
  if (!at_most_f64(c, low, size))
    return (struct long_sum){3, {c, -low, -size}};
  return (struct long_sum){.count = 0};
}

static inline int disc_box_exact(struct disc_box_numbers n) {
  const struct long_sum sums[] = {outside_sum(n.cx, n.x, n.w), outside_sum(n.cy, n.y, n.h), {1, {n.r}}};
  return long_reach_sign(sums);
}

static inline int two_disc_exact(struct two_disc_numbers n) {
  const struct long_sum sums[] = {{2, {n.ax, -n.bx}}, {2, {n.ay, -n.by}}, {2, {n.ar, n.br}}};
  return long_reach_sign(sums);
}

#endif
