/* rounding: where it enters and leaves are quotients. */
#include "hull.h"
static int answer(const double *n) {
  const double delta[] = {n[2] - n[0], n[3] - n[1]};
  double from = 0, to = 1;
  for (unsigned k = 0; k < 2; k++) {
    const double low = n[4 + k] - n[k], high = n[4 + k] + n[6 + k] - n[k];
    if (delta[k] == 0 && (low > 0 || high < 0))
      return 0;
    if (delta[k] == 0)
      continue;
    from = fmax(from, fmin(low / delta[k], high / delta[k]));
    to = fmin(to, fmax(low / delta[k], high / delta[k]));
  }
  return from <= to;
}
DOUBLES(segment, box, closed)
