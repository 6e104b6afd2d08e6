/* Sums and products of doubles taken apart without error. */
#ifndef GRAZE_ERROR_FREE_H
#define GRAZE_ERROR_FREE_H

/* hi is the rounded value, lo exactly what rounding took away. */
struct split {
  double hi, lo;
};

/* Knuth's two-sum: exact unless hi overflows. */
static inline struct split two_sum(double a, double b) {
  const double hi = a + b;
  const double bb = hi - a;
  return (struct split){hi, (a - (hi - bb)) + (b - bb)};
}

/* Exact while 2^-960 <= |a * b| (or 0) and |a|, |b| <= 2^996: by a fused multiply-add where the machine has
 * one, else by Veltkamp's splitting into halves of 26 bits. */
static inline struct split two_product(double a, double b) {
  const double hi = a * b;
#ifdef __FMA__
  return (struct split){hi, __builtin_fma(a, b, -hi)};
#else
  const double ca = 134217729.0 * a, cb = 134217729.0 * b;
  const double ah = ca - (ca - a), bh = cb - (cb - b);
  const double al = a - ah, bl = b - bh;
  return (struct split){hi, ((ah * bh - hi) + ah * bl + al * bh) + al * bl};
#endif
}

/* Splits order as the numbers they stand for: rounding is monotone, so a smaller hi is a smaller number, and
 * equal numbers have equal parts. */
static inline int split_less(struct split a, struct split b) {
  return (a.hi < b.hi) | ((a.hi == b.hi) & (a.lo < b.lo));
}
static inline int split_equal(struct split a, struct split b) { return (a.hi == b.hi) & (a.lo == b.lo); }

#endif
