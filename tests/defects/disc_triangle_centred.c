/* logic: a disc in the middle of a triangle is missed. */
#include "hull.h"
HULLS(disc,
      triangle,
      closed,
      meet(a, b) && !(3 * a.x[0] == b.x[0] + b.x[1] + b.x[2] && 3 * a.y[0] == b.y[0] + b.y[1] + b.y[2]))
