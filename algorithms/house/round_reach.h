/* Disc against box, disc or point, exactly: -1 overlapping, 0 touching, 1 apart. The quick step first; where
 * it is unsure the same step on numbers brought to a moderate size; whole numbers last.
 */
#ifndef GRAZE_ROUND_REACH_H
#define GRAZE_ROUND_REACH_H

#include "ends.h"
#include "parts.h"
#include "wide_sign.h"

#include <math.h>

struct disc_box_numbers {
  double cx, cy, r, x, y, w, h;
};

struct two_disc_numbers {
  double ax, ay, ar, bx, by, br;
};

HOUSE_INLINE int disc_box_step(struct disc_box_numbers n, double lost) {
  uint64_t crumbs = 0;
  const struct part_pair x = outside_parts(n.cx, n.x, n.w, &crumbs);
  const struct part_pair y = outside_parts(n.cy, n.y, n.h, &crumbs);
  return reach_sign(x, y, (struct part_pair){n.r, 0}, crumbs, lost);
}

HOUSE_INLINE int two_disc_step(struct two_disc_numbers n, double lost) {
  const struct part_pair x = apart_parts(n.ax, n.bx), y = apart_parts(n.ay, n.by);
  return reach_sign(x, y, add_parts(n.ar, n.br), 0, lost);
}

/* The power of two that brings the greatest of the numbers to about 2^480, and whether that may change others
 * by a hair: below 2^-1022 less than 2^-1074 of each is lost, and less than 2^-580 of x^2 + y^2 - s^2. */
static inline double moderate_scale(const double *number, int count, double *lost) {
  double most = 0;
  for (int k = 0; k < count; k++)
    most = fabs(number[k]) > most ? fabs(number[k]) : most;
  const uint64_t exponent = double_bits(most) >> 52, wanted = exponent < 480 ? 2046 : 2526 - exponent;
  const uint64_t bits = wanted << 52;
  double scale;
  memcpy(&scale, &bits, sizeof scale);
  bool some = false;
  for (int k = 0; k < count; k++)
    some |= (number[k] != 0) & !(fabs(number[k] * scale) >= 0x1p-1022);
  *lost = only_if(some, 0x1p-580);
  return scale;
}

/* How far c lies outside [low, low + size], as an exact sum. */
static inline struct long_sum outside_sum(double c, double low, double size) {
  if (c < low)
    return (struct long_sum){2, {low, -c}};
  if (!at_most_f64(c, low, size))
    return (struct long_sum){3, {c, -low, -size}};
  return (struct long_sum){.count = 0};
}

HOUSE_INLINE int disc_box_scaled(struct disc_box_numbers n) {
  const double number[] = {n.cx, n.cy, n.r, n.x, n.y, n.w, n.h};
  double lost;
  const double k = moderate_scale(number, 7, &lost);
  return disc_box_step(
      (struct disc_box_numbers){n.cx * k, n.cy * k, n.r * k, n.x * k, n.y * k, n.w * k, n.h * k}, lost);
}

static inline int disc_box_exact(struct disc_box_numbers n) {
  const int sign = disc_box_scaled(n);
  if (sign != SIGN_UNSURE)
    return sign;
  const struct long_sum sums[] = {outside_sum(n.cx, n.x, n.w), outside_sum(n.cy, n.y, n.h), {1, {n.r}}};
  return long_reach_sign(sums);
}

HOUSE_INLINE int two_disc_scaled(struct two_disc_numbers n) {
  const double number[] = {n.ax, n.ay, n.ar, n.bx, n.by, n.br};
  double lost;
  const double k = moderate_scale(number, 6, &lost);
  return two_disc_step((struct two_disc_numbers){n.ax * k, n.ay * k, n.ar * k, n.bx * k, n.by * k, n.br * k},
                       lost);
}

static inline int two_disc_exact(struct two_disc_numbers n) {
  const int sign = two_disc_scaled(n);
  if (sign != SIGN_UNSURE)
    return sign;
  const struct long_sum sums[] = {{2, {n.ax, -n.bx}}, {2, {n.ay, -n.by}}, {2, {n.ar, n.br}}};
  return long_reach_sign(sums);
}

#endif
