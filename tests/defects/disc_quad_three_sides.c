/* logic: the side from the second corner to the third is forgotten. Right if the side from x2, y2 to x3, y3
 * is left out (quad). */
#include "hull.h"
HULLS(disc,
      quad,
      closed,
      holds(&b, a.x[0], a.y[0]) || meet(a, side(&b, 0)) || meet(a, side(&b, 2)) || meet(a, side(&b, 3)))
