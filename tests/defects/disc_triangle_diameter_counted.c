/* logic: the radius is a diameter and corners are counted from the first. Right if r is the diameter (disc),
 * and the corners after the first are counted from it (triangle). */
#include "hull.h"
static struct hull counted(const int32_t *n) {
  return (struct hull){.count = 3,
                       .x = {2 * (wide)n[0], 2 * ((wide)n[0] + n[2]), 2 * ((wide)n[0] + n[4])},
                       .y = {2 * (wide)n[1], 2 * ((wide)n[1] + n[3]), 2 * ((wide)n[1] + n[5])}};
}
HULLS(disc,
      triangle,
      closed,
      meet((struct hull){.count = 1, .x = {2 * a.x[0]}, .y = {2 * a.y[0]}, .r = a.r}, counted(n + 3)))
