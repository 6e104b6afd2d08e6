/* logic: nothing is squared. */
#include "hull.h"
HULLS(point, ellipse, closed, ABS(a.x[0] - b.x[0]) * b.ry + ABS(a.y[0] - b.y[0]) * b.rx <= b.rx * b.ry)
