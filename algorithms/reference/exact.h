/* Exact signs and values of sums of doubles, and lengths, over the whole range of exponents: found
 * in whole numbers of any length (digits.h) where doubles do not decide. Nothing rounds and nothing can
 * overflow.
 */
#ifndef GRAZE_EXACT_H
#define GRAZE_EXACT_H

#include "scaled.h"
#include "terms.h"

int sign_of_long_sum(const struct terms *sum);
int compare_long_sums(const struct terms *a, const struct terms *b);

/* -1, 0 or 1. All terms must be finite. */
static inline int sign_of_sum(const struct terms *sum) {
  if (sum->count == 1)
    return (sum->term[0] > 0) - (sum->term[0] < 0);
  if (sum->count == 2)
    return (sum->term[0] > -sum->term[1]) - (sum->term[0] < -sum->term[1]);
  return sign_of_long_sum(sum);
}
/* How two sums compare: the sign of a - b. Rounding keeps the order of numbers, so sums of two terms compare
 * by what they are rounded to, and where that is the same, by what is left out. */
static inline int compare_sums(const struct terms *a, const struct terms *b) {
  if (a->count <= 2 && b->count <= 2) {
    const struct added from = terms_added(a), to = terms_added(b);
    const double more = from.low - to.low;
    if (from.high != to.high)
      return from.high > to.high ? 1 : -1;
    if (more - more == 0)
      return (more > 0) - (more < 0);
  }
  return compare_long_sums(a, b);
}

/* The same numbers, rounded once. */
struct scaled value_of_sum(const struct terms *sum);
/* The root of x^2 + y^2, whose sum is rounded once too. */
struct scaled value_of_length(const struct terms *x, const struct terms *y);

#endif
