/* The sign of x^2 + y^2 - s^2 for the lanes of a vector: the filter, and the error-free step behind it.
 *
 * Each gives a truth byte's relation, whether a shape is flat or none left aside: APART, TOUCHING,
 * OVERLAPPING, or UNDECIDED.
 */
#ifndef GRAZE_SIGNS_TEMPLATE_H
#define GRAZE_SIGNS_TEMPLATE_H

#include "bounds.h"
#include "truth.h"
#include "work_template.h"

/* The filter. x, y, s >= 0 were computed in doubles (u = 2^-53); `ends` is the sum of the squares of the
 * rounded ends that went into them. A rounded end e is off by at most u|e|, the difference with a centre by a
 * factor 1 + u more, so x is off by at most u (|e| + x), and x^2 by 2 u x (|e| + x) + u^2 (|e| + x)^2. As 2
 * x|e| <= x^2 + e^2, that is at most u (3 x^2 + e^2) + 2 u^2 (x^2 + e^2). The same for y. s is a number or
 * one rounded sum, s^2 off by at most 2 u s^2. Squaring, adding and subtracting round by at most 3 u (x^2 +
 * y^2) + 2 u s^2. Together less than 6.1 u (x^2 + y^2 + s^2 + ends), and the computed bound is 8 u of that,
 * rounded itself; to round less often only makes it less. Every underflow on the way is below 2^-1074, and
 * there are fewer than 2^10; hence the 2^-1060. Wherever something overflowed or was NaN, the bound is
 * infinite or NaN, and no difference exceeds it.
 */
VECTOR_INLINE mask filter_relation(vec x, vec y, vec s, vec ends) {
  const vec square = multiply_add(x, x, y * y);
  const vec difference = multiply_add(-s, s, square), sum = multiply_add(s, s, square) + ends;
  const vec bound =
      multiply_add(sum, vec_all(BOUNDED(ROUND_SHARE, 0x1p-50)), vec_all(BOUNDED(ROUND_UNDERFLOW, 0x1p-1060)));
  const mask certain = vec_abs(difference) > bound;
  return ((difference < 0) & RELATION_OVERLAPPING) | (~certain & UNDECIDED);
}

VECTOR_INLINE mask relation_of_sign(vec sum) {
  const mask meeting = mask_select(sum < 0, mask_all(RELATION_OVERLAPPING), mask_all(RELATION_TOUCHING));
  return mask_select(sum > 0, mask_all(RELATION_APART), meeting);
}

/* Adds a term to a running sum, and what rounding took away to a bound on all that was taken away. */
VECTOR_INLINE vec add_term(vec sum, vec term, vec *taken) {
  const struct split next = two_sum(sum, term);
  *taken += vec_abs(next.lo);
  return next.hi;
}

/* Whether a part is so small that a product of two such may lose bits. */
VECTOR_INLINE mask is_small(struct split a) {
  return ((vec_abs(a.hi) < 0x1p-450) & (a.hi != 0)) | ((vec_abs(a.lo) < 0x1p-450) & (a.lo != 0));
}

/* The error-free step, for splits x, y, s with parts at most 2^490, so that nothing overflows. (h + l)^2 is
 * h^2 + 2hl + l^2, each product a split; the differences are added up, great before small, and everything
 * that rounding takes away is bounded by the sum of its magnitudes.
 *   - Nothing taken away: the sum is exact, and 0 means TOUCHING.
 *   - The sum exceeds twice what was taken away (twice, for the rounding of the bound): its sign is certain.
 *   - Otherwise UNDECIDED.
 * Products of parts below 2^-450 may lose bits, though each less than 2^-1074: 2^-1060 more is then taken to
 * be lost. `lost` bounds what the caller knows to be missing. */
VECTOR_INLINE mask error_free_relation(struct split x, struct split y, struct split s, vec lost) {
  const struct split xx = two_product(x.hi, x.hi), yy = two_product(y.hi, y.hi), ss = two_product(s.hi, s.hi);
  const struct split xl = two_product(2 * x.hi, x.lo), yl = two_product(2 * y.hi, y.lo);
  const struct split sl = two_product(2 * s.hi, s.lo);
  vec taken = vec_abs(xl.lo) + vec_abs(yl.lo) + vec_abs(sl.lo) + (x.lo * x.lo + y.lo * y.lo + s.lo * s.lo);
  const struct split square = two_sum(xx.hi, yy.hi);
  vec sum = add_term(square.hi, -ss.hi, &taken);
  sum = add_term(sum, square.lo, &taken);
  sum = add_term(sum, xl.hi, &taken);
  sum = add_term(sum, yl.hi, &taken);
  sum = add_term(sum, -sl.hi, &taken);
  const struct split low = two_sum(xx.lo, yy.lo);
  sum = add_term(sum, low.lo, &taken);
  const struct split rest = two_sum(low.hi, -ss.lo);
  sum = add_term(sum, rest.lo, &taken);
  sum = add_term(sum, rest.hi, &taken);

  const mask small = is_small(x) | is_small(y) | is_small(s);
  taken += vec_select(small, vec_all(BOUNDED(SPLIT_SMALL, 0x1p-1060)), (vec){0}) + lost;
  const mask certain = (vec_abs(sum) > BOUNDED(SPLIT_TAKEN, 2.0) * taken) | (taken == 0);
  return mask_select(certain, relation_of_sign(sum), mask_all(UNDECIDED));
}

#endif
