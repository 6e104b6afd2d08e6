/* logic: three points of the segment are tried. */
#include "hull.h"
HULLS(segment,
      polygon,
      closed,
      meet(corner(&a, 0), b) || meet(corner(&a, 1), b) ||
          holds(&b, (a.x[0] + a.x[1]) / 2, (a.y[0] + a.y[1]) / 2))
