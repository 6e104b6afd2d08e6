/* logic: the radius is taken for a diameter. Right if r is the diameter (capsule). */
#include "hull.h"
HULLS(point,
      capsule,
      closed,
      meet(point((const int32_t[]){2 * n[0], 2 * n[1]}),
           (struct hull){.count = 2, .x = {2 * b.x[0], 2 * b.x[1]}, .y = {2 * b.y[0], 2 * b.y[1]}, .r = b.r}))
