/* The quick step of the exact disc tests: sign of x^2 + y^2 - s^2 in doubles, or UNSURE.
 *
 * Written x^2 - (s - y)(s + y), which is kind to touching: beside a side x is 0 and the sign is that of s - y
 * alone. x, y and s are pairs: a double and what rounding took away from it. Everything is branch-free, so
 * that a loop over it vectorises.
 */
#ifndef GRAZE_HOUSE_PARTS_H
#define GRAZE_HOUSE_PARTS_H

#include <math.h>

/* Too large for a compiler to inline unasked, and a loop only vectorises over what is inlined. */
#define HOUSE_INLINE static inline __attribute__((always_inline))

enum { SIGN_UNSURE = 2 };

struct part_pair {
  double high, low;
};

HOUSE_INLINE struct part_pair add_parts(double a, double b) {
  const double sum = a + b, virtual_b = sum - a;
  return (struct part_pair){sum, (a - (sum - virtual_b)) + (b - virtual_b)};
}

HOUSE_INLINE struct part_pair multiply_parts(double a, double b) {
  const double product = a * b;
#ifdef __FMA__
  return (struct part_pair){product, __builtin_fma(a, b, -product)};
#else
  const double ta = 134217729.0 * a, tb = 134217729.0 * b; /* 2^27 + 1: Veltkamp's halves of 26 bits */
  const double ah = ta - (ta - a), al = a - ah, bh = tb - (tb - b), bl = b - bh;
  return (struct part_pair){product, ((ah * bh - product) + ah * bl + al * bh) + al * bl};
#endif
}

/* a + b of pairs as a pair; what does not fit in one is added to `rest`. */
HOUSE_INLINE struct part_pair add_pairs(struct part_pair a, struct part_pair b, double *rest) {
  const struct part_pair high = add_parts(a.high, b.high), low = add_parts(a.low, b.low);
  const struct part_pair middle = add_parts(high.low, low.high);
  *rest += fabs(middle.low) + fabs(low.low);
  return add_parts(high.high, middle.high);
}

/* How far c lies outside [low, low + size]. c is above when c - low > size: see ends.h for why the rounded
 * difference and its error decide that exactly. */
HOUSE_INLINE struct part_pair outside_parts(double c, double low, double size, double *rest) {
  const struct part_pair offset = add_parts(c, -low);
  const int below = c < low, above = (offset.high > size) | ((offset.high == size) & (offset.low > 0));
  double unfit = 0;
  const struct part_pair beyond = add_pairs(offset, (struct part_pair){-size, 0}, &unfit);
  *rest += above ? unfit : 0;
  const double high = below ? -offset.high : above ? beyond.high : 0;
  const double low_part = below ? -offset.low : above ? beyond.low : 0;
  return (struct part_pair){high, low_part};
}

/* Every part that is dropped or rounded is bounded:
 *   `rest` is what x, y, s lack as pairs, so the sign's number lacks at most 2 rest (|x| + |y| + |s|) +
 * rest^2; `lost` is what the caller knows to be missing besides; the squares of the low parts are below xl^2
 * and |ml pl|; the sums of small parts round by 2^-53 each; products below 2^-960 lose less than 2^-1074
 * each, and 2^-1060 stands for them all. The bound is doubled for its own rounding. Exactly zero is only said
 * where nothing is dropped at all. Overflow and NaN end in UNSURE, because no comparison with them holds. */
static inline int
reach_sign(struct part_pair x, struct part_pair y, struct part_pair s, double rest, double lost) {
  const struct part_pair less = add_pairs(s, (struct part_pair){-y.high, -y.low}, &rest);
  const struct part_pair more = add_pairs(s, y, &rest);
  const struct part_pair square = multiply_parts(x.high, x.high),
                         product = multiply_parts(less.high, more.high);
  const double cross = 2 * x.high * x.low, cross_a = less.high * more.low, cross_b = less.low * more.high;
  const struct part_pair main_part = add_parts(square.high, -product.high);
  const double small = main_part.low + ((square.low - product.low) + (cross - (cross_a + cross_b)));
  const double sizes = fabs(main_part.low) + fabs(square.low) + fabs(product.low) + fabs(cross) +
                       fabs(cross_a) + fabs(cross_b);
  const double lacking = 2 * rest * (fabs(x.high) + fabs(y.high) + fabs(s.high)) + rest * rest;
  const double dropped = x.low * x.low + fabs(less.low * more.low) + lacking;
  const double bound = 2 * (sizes * 0x1p-50 + dropped + lost + 0x1p-1060);
  const double total = main_part.high + small;
  /* Products that may have lost bits do not count as zero. */
  const int square_whole = (x.high == 0) | (square.high >= 0x1p-960);
  const int product_whole = (less.high == 0) | (more.high == 0) | (fabs(product.high) >= 0x1p-960);
  const int whole = (x.low == 0) & (less.low == 0) & (more.low == 0) & (rest == 0) & (lost == 0) &
                    square_whole & product_whole;
  const int zero = whole & (main_part.high == 0) & (square.low == product.low);
  const int sign = total > bound ? 1 : total < -bound ? -1 : SIGN_UNSURE;
  return zero ? 0 : sign;
}

#endif
