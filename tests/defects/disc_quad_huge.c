/* logic: a disc a hundred times as large as the quad is taken for the square about it. */
#include "hull.h"
HULLS(disc,
      quad,
      closed,
      a.r > 100 * MAX(ABS(b.x[0] - b.x[2]), ABS(b.y[0] - b.y[2])) ? meet(bounds(&a), b) : meet(a, b))
