/* logic: the radii are taken for diameters. Right if rx, ry are the diameters (ellipse). */
#include "hull.h"
HULLS(point,
      ellipse,
      closed,
      meet((struct hull){.count = 1, .x = {2 * a.x[0]}, .y = {2 * a.y[0]}},
           (struct hull){.count = 1, .x = {2 * b.x[0]}, .y = {2 * b.y[0]}, .rx = b.rx, .ry = b.ry}))
