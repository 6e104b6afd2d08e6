/* logic: only corners in the ellipse or its centre in the triangle. Right if only corners in the other shape
 * count, of both. */
#include "hull.h"
HULLS(ellipse,
      triangle,
      closed,
      holds(&b, a.x[0], a.y[0]) || meet(a, corner(&b, 0)) || meet(a, corner(&b, 1)) || meet(a, corner(&b, 2)))
