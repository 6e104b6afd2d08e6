/* logic: the radius is taken for a diameter. Right if r is the diameter (disc). */
#include "hull.h"
HULLS(disc,
      polygon,
      closed,
      meet(grown(a, a.r), grown(b, b.r)) &&
          meet((struct hull){.count = 1, .x = {2 * a.x[0]}, .y = {2 * a.y[0]}, .r = a.r}, twice(b)))
