#include "exact.h"

#include "bounds.h"
#include "digits.h"
#include "near.h"

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

/* By the values that the roots are rounded to. Times a power of two the largest is about 1; then no square
 * overflows, and what underflow loses is below any bound. Squares and their sums are rounded by at most 3 u
 * (x^2 + y^2) + 2 u s^2; of a root r that differs from its value v by at most l, r^2 differs from v^2 by at
 * most 2 |v| l + l^2. 0 where that is not enough. */
static int leading_sign_of_squares(const struct summed root[ROOTS]) {
  const double x = __builtin_fabs(root[0].value), y = __builtin_fabs(root[1].value),
               s = __builtin_fabs(root[2].value);
  const double most = x > y ? (x > s ? x : s) : (y > s ? y : s), factor = to_one(most);
  const double xx = x * factor * (x * factor), yy = y * factor * (y * factor), ss = s * factor * (s * factor);
  const double lost = (root[0].lost + root[1].lost + root[2].lost) * factor;
  const double value = xx + yy - ss;
  const double error = BOUNDED(SQUARES_SHARE, 0x1p-51 * (xx + yy + ss)) +
                       BOUNDED(SQUARES_LOST, (2.1 * most * factor + 2 * lost) * lost) +
                       BOUNDED(SQUARES_UNDERFLOW, 0x1p-900);
  return (value > error) - (value < -error);
}

int sign_of_squares(struct difference x, struct difference y, struct difference s) {
  struct summed root[ROOTS];
  add_up_roots(x, y, s, root);
  const int sign = leading_sign_of_squares(root);
  return sign != 0 ? sign : sign_of_roots(root);
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

struct scaled value_of_squares(struct difference x, struct difference y, struct difference s) {
  struct summed root[ROOTS];
  add_up_roots(x, y, s, root);
  struct cells cells;
  cells_of_squares(&cells, root);
  return cells_value(&cells, 2);
}
