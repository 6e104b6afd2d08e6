/* rounding: of whole numbers too, the distance as some browsers take it: parts of the greater, summed with
 * what was lost, and a root. */
#include "defect.h"
static double distance(double x, double y) {
  const double most = MAX(ABS(x), ABS(y)), part[] = {ABS(x) / most, ABS(y) / most};
  double sum = 0, lost = 0;
  if (most == 0)
    return 0;
  for (unsigned k = 0; k < 2; k++) {
    const double next = part[k] * part[k] - lost, with = sum + next;
    lost = (with - sum) - next;
    sum = with;
  }
  return sqrt(sum) * most;
}
TEST(DISCS, f32, closed, distance((double)dx, (double)dy) <= (double)ar + (double)br)
