#include "exact.h"

#include "bounds.h"
#include "digits.h"

/* A sum by 2^-8, so that it does not overflow. Terms added one by one are off by less than one unit u = 2^-53
 * for each but the first, of what they come to without their signs, and by less than 2^-1070 for bits below
 * the least double. */
struct leading {
  double value, size;
  unsigned count;
};
static struct leading leading_of(const struct terms *sum) {
  struct leading leading = {0, 0, sum->count};
  for (unsigned k = 0; k < sum->count; k++) {
    const double term = sum->term[k] * 0x1p-8;
    leading.value += term;
    leading.size += __builtin_fabs(term);
  }
  return leading;
}
/* 0 where that is not enough. */
static int leading_sign(struct leading sum) {
  const double error =
      BOUNDED(SUM_SHARE, (sum.count - 0.9) * 0x1p-53 * sum.size) + BOUNDED(SUM_UNDERFLOW, 0x1p-1070);
  return (sum.value > error) - (sum.value < -error);
}

static int sign_of_close_sum(const struct terms *sum) {
  struct cells cells;
  cells_clear(&cells);
  cells_add_sum(&cells, sum);
  return cells_sign(&cells);
}

int sign_of_long_sum(const struct terms *sum) {
  const int sign = leading_sign(leading_of(sum));
  return sign != 0 ? sign : sign_of_close_sum(sum);
}

int compare_long_sums(const struct terms *a, const struct terms *b) {
  const struct leading from = leading_of(a), to = leading_of(b);
  const int sign =
      leading_sign((struct leading){from.value - to.value, from.size + to.size, from.count + to.count});
  if (sign != 0)
    return sign;
  const struct terms difference = terms_difference(a, b);
  return sign_of_close_sum(&difference);
}

/* Scaled without a subnormal power of two. */
static bool scales_at_once(double term) { return biased_exponent(term) > 0 && biased_exponent(term) < 2045; }

struct scaled value_of_sum(const struct terms *sum) {
  const double both = sum->count == 2 ? sum->term[0] + sum->term[1] : sum->count == 1 ? sum->term[0] : 0;
  if (scales_at_once(both))
    return scaled_from(both, 0);
  struct cells cells;
  cells_clear(&cells);
  cells_add_sum(&cells, sum);
  return cells_value(&cells, 1);
}

struct scaled value_of_length(const struct terms *x, const struct terms *y) {
  struct digits of_x, of_y;
  struct cells cells;
  digits_of_sum(x, &of_x);
  digits_of_sum(y, &of_y);
  cells_clear(&cells);
  cells_add_product(&cells, &of_x, &of_x, false);
  cells_add_product(&cells, &of_y, &of_y, false);
  return scaled_root(cells_value(&cells, 2));
}
