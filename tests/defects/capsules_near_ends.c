/* logic: of parallel ones the first ends alone are held against each other. */
#include "hull.h"
static int answer(const double *n) {
  const double r = n[4] + n[9], ux = n[2] - n[0], uy = n[3] - n[1], vx = n[7] - n[5], vy = n[8] - n[6],
               x = n[0] - n[5], y = n[1] - n[6];
  if (ux * vy - uy * vx == 0)
    return x * x + y * y <= r * r;
  const double one = side_of(n, n + 2, n + 5), two = side_of(n, n + 2, n + 7),
               three = side_of(n + 5, n + 7, n), four = side_of(n + 5, n + 7, n + 2);
  const double least = fmin(fmin(foot_distance2(n[0], n[1], n[2], n[3], n[5], n[6]),
                                 foot_distance2(n[0], n[1], n[2], n[3], n[7], n[8])),
                            fmin(foot_distance2(n[5], n[6], n[7], n[8], n[0], n[1]),
                                 foot_distance2(n[5], n[6], n[7], n[8], n[2], n[3])));
  return (one * two < 0 && three * four < 0) || least <= r * r;
}
DOUBLES(capsule, capsule, closed)
