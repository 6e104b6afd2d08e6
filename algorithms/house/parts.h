/* The quick step of the exact disc tests: sign of x^2 + y^2 - s^2 in doubles, or UNSURE.
 *
 * x, y and s are pairs: a double and what rounding took away from it, so |low| <= 2^-53 |high|. Everything is
 * branch-free, so that a loop over it vectorises.
 */
#ifndef GRAZE_PARTS_H
#define GRAZE_PARTS_H

#include "wide_sign.h"

/* Too large for a compiler to inline unasked, and a loop only vectorises over what is inlined. */
#define HOUSE_INLINE static inline __attribute__((always_inline))

enum { SIGN_UNSURE = 2 };

struct part_pair {
  double high, low;
};

/* a + b (Knuth). */
HOUSE_INLINE struct part_pair add_parts(double a, double b) {
  const double sum = a + b, virtual_b = sum - a;
  return (struct part_pair){sum, (a - (sum - virtual_b)) + (b - virtual_b)};
}

/* a + b where a is 0 or |b| <= |a| (Dekker). */
HOUSE_INLINE struct part_pair add_smaller(double a, double b) {
  const double sum = a + b;
  return (struct part_pair){sum, b - (sum - a)};
}

HOUSE_INLINE struct part_pair square_parts(double a) {
  const double square = a * a;
#ifdef __FMA__
  return (struct part_pair){square, __builtin_fma(a, a, -square)};
#else
  const double t = 134217729.0 * a, high = t - (t - a), low = a - high; /* 2^27 + 1: Veltkamp's halves */
  return (struct part_pair){square, ((high * high - square) + 2 * high * low) + low * low};
#endif
}

/* value or 0, without a branch: some compilers make a branch of ?: here, and then cannot vectorise. */
HOUSE_INLINE double only_if(bool condition, double value) {
  const uint64_t bits = double_bits(value) & -(uint64_t)condition;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* How far c lies outside [low, low + size]; 0 within.
 *
 * c is above when c - low > size: see ends.h for why the rounded difference and its error decide that
 * exactly (an error that is NaN is negative, and not above). Then size is taken off as well. If that rounds,
 * size was below half of the difference (Sterbenz), so that nothing cancels, and the last sum of two small
 * parts errs by 2^-104 of the whole; if it does not round, `crumbs` stays as it is and the pair is exact. */
HOUSE_INLINE struct part_pair outside_parts(double c, double low, double size, uint64_t *crumbs) {
  const bool below = c < low;
  const double from = below ? low : c, to = below ? c : low;
  const struct part_pair offset = add_parts(from, -to);
  const bool above = (c >= low) & ((offset.high > size) | ((offset.high == size) & (offset.low > 0)));
  const double taken = above ? size : 0;
  const struct part_pair beyond = add_smaller(offset.high, -taken);
  const struct part_pair whole = add_smaller(beyond.high, beyond.low + offset.low);
  const bool outside = below | above;
  *crumbs |= double_bits(beyond.low);
  return (struct part_pair){only_if(outside, whole.high), only_if(outside, whole.low)};
}

/* |a - b| */
HOUSE_INLINE struct part_pair apart_parts(double a, double b) {
  return add_parts(a > b ? a : b, a > b ? -b : -a);
}

/* For x, y >= 0. Where one of them is 0, the other against s decides without squares, and so without a bound.
 *
 * Elsewhere let S = x^2 + y^2 + s^2: each error is of second order. The low parts squared are 2^-106 S; the
 * errors of outside_parts 2^-103 S; the small parts are together less than 5 * 2^-53 S, and adding them up
 * rounds eight times. In all less than 2^-100 S, and 2^-99 S is the bound. legs - ss is exact where it
 * matters: unless one is below half of the other, and then the sign is plain. Products below 2^-960 lose less
 * than 2^-1070 each; 2^-1060 stands for them all. There zero is said only where every number is one double
 * with an exact square: no crumbs, no low parts, no product that underflows.
 *
 * Overflow and NaN end in UNSURE, because no comparison with them holds. */
HOUSE_INLINE int reach_sign(struct part_pair x, struct part_pair y, struct part_pair s, uint64_t crumbs) {
  crumbs <<= 1; /* but for a sign */
  const bool straight = ((x.high == 0) | (y.high == 0)) & (crumbs == 0);
  const double leg = x.high + y.high, beside = (leg - s.high) + ((x.low + y.low) - s.low);

  const struct part_pair xx = square_parts(x.high), yy = square_parts(y.high), ss = square_parts(s.high);
  const struct part_pair legs = add_parts(xx.high, yy.high);
  const double cross = 2 * ((x.high * x.low + y.high * y.low) - s.high * s.low);
  const double small = (((xx.low + yy.low) - ss.low) + legs.low) + cross;
  const double corner = (legs.high - ss.high) + small;
  const double corner_bound = (legs.high + ss.high) * 0x1p-99 + 0x1p-1060;
  const uint64_t parts = double_bits(x.low) | double_bits(y.low) | double_bits(s.low) |
                         double_bits(legs.low) | double_bits(xx.low) | double_bits(yy.low) |
                         double_bits(ss.low);
  const bool whole = (xx.high >= 0x1p-960) & (yy.high >= 0x1p-960) & ((crumbs | parts << 1) == 0);

  const double total = straight ? beside : corner, bound = straight ? 0 : corner_bound;
  const bool zero = (total == 0) & ((straight & (leg == s.high)) | whole);
  const int sign = total > bound ? 1 : total < -bound ? -1 : SIGN_UNSURE;
  return zero ? 0 : sign;
}

#endif
