/* logic: all x come before all y, of the triangle. Right if the numbers are x1, x2, x3, y1, y2, y3
 * (triangle). */
#include "hull.h"
HULLS(triangle,
      quad,
      closed,
      meet((struct hull){.count = 3, .x = {n[0], n[1], n[2]}, .y = {n[3], n[4], n[5]}}, b))
