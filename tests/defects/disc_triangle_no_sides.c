/* logic: corners in the disc or the centre in the triangle, no sides. Right if only corners in the other
 * shape count, of both. */
#include "hull.h"
HULLS(disc,
      triangle,
      closed,
      holds(&b, a.x[0], a.y[0]) || meet(a, corner(&b, 0)) || meet(a, corner(&b, 1)) || meet(a, corner(&b, 2)))
