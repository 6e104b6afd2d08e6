/* logic: the second corners are sizes. Right if x2, y2 are a width and a height from x1, y1 on (both
 * segments). */
#include "hull.h"
static struct hull sized(const int32_t *n) {
  return (struct hull){.count = 2, .x = {n[0], (wide)n[0] + n[2]}, .y = {n[1], (wide)n[1] + n[3]}};
}
HULLS(segment, segment, closed, meet(sized(n), sized(n + 4)))
