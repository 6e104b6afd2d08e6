#include "scaled.h"

#include "terms.h"

struct scaled scaled_from(double m, int e) {
  if (m == 0)
    return (struct scaled){0, 0};
  const int shift = biased_exponent(m) - 1022;
  return (struct scaled){m * power_of_two(-shift), e + shift};
}

struct scaled scaled_add(struct scaled a, struct scaled b) {
  if (a.m == 0 || b.m == 0)
    return a.m == 0 ? b : a;
  const struct scaled big = a.e >= b.e ? a : b, small = a.e >= b.e ? b : a;
  if (big.e - small.e > 100)
    return big;
  return scaled_from(big.m + small.m * power_of_two(small.e - big.e), big.e);
}

struct scaled scaled_divide(struct scaled a, struct scaled b) {
  return a.m == 0 ? a : scaled_from(a.m / b.m, a.e - b.e);
}

struct scaled scaled_root(struct scaled a) {
  if (a.m == 0)
    return a;
  const int odd = a.e & 1;
  return scaled_from(__builtin_sqrt(odd ? a.m * 0.5 : a.m), (a.e + odd) / 2);
}

int scaled_compare(struct scaled a, struct scaled b) {
  const int sa = (a.m > 0) - (a.m < 0), sb = (b.m > 0) - (b.m < 0);
  if (sa != sb || sa == 0)
    return (sa > sb) - (sa < sb);
  if (a.e != b.e)
    return a.e > b.e ? sa : -sa;
  return (a.m > b.m) - (a.m < b.m);
}

double scaled_to_double(struct scaled a) {
  if (a.m == 0)
    return 0;
  const double sign = a.m < 0 ? -1 : 1;
  if (a.e > 1024)
    return sign * 0x1.fffffffffffffp+1023;
  if (a.e < -1073)
    return sign * 0x1p-1074;
  if (a.e > 1000)
    return a.m * 0x1p+100 * power_of_two(a.e - 100);
  return a.e < -900 ? a.m * power_of_two(a.e + 100) * 0x1p-100 : a.m * power_of_two(a.e);
}
