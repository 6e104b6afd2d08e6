/* rounding: the distance is a root, of a foot that is a quotient. */
#include "hull.h"
static int answer(const double *n) {
  return sqrt(foot_distance2(n[3], n[4], n[5], n[6], n[0], n[1])) <= n[2] + n[7];
}
DOUBLES(disc, capsule, closed)
