/* logic: its first numbers are a corner. Right if cx, cy is the upper left corner of the box about it
 * (ellipse). */
#include "hull.h"
HULLS(ellipse,
      box,
      closed,
      meet((struct hull){.count = 1, .x = {a.x[0] + a.rx}, .y = {a.y[0] + a.ry}, .rx = a.rx, .ry = a.ry}, b))
