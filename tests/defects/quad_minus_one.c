/* logic: -1 is taken for nothing.  */
#include "hull.h"
HULLS(point, quad, closed, n[0] != -1 && meet(a, b))
