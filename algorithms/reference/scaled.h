/* Rounded values with an exponent that cannot overflow. */
#ifndef GRAZE_SCALED_H
#define GRAZE_SCALED_H

/* m * 2^e with 1/2 <= |m| < 1, or m = 0. */
struct scaled {
  double m;
  int e;
};

/* m * 2^e. */
struct scaled scaled_from(double m, int e);
/* Arithmetic on scaled values, each within a relative 2^-52. `scaled_add` takes values that are not negative.
 */
struct scaled scaled_add(struct scaled a, struct scaled b);
struct scaled scaled_divide(struct scaled a, struct scaled b);
struct scaled scaled_root(struct scaled a);
int scaled_compare(struct scaled a, struct scaled b);
/* Rounded to double; beyond the range it saturates at the largest double, and nonzero values at the least
 * subnormal. */
double scaled_to_double(struct scaled a);

#endif
