/* logic: those that share an end are taken to miss. */
#include "hull.h"
HULLS(segment, segment, closed, (a.x[1] != b.x[0] || a.y[1] != b.y[0]) && meet(a, b))
