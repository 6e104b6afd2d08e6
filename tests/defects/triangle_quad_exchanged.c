/* logic: the quad comes first. Right if the quad comes first. */
#include "hull.h"
HULLS(triangle, quad, closed, meet(quad(n), triangle(n + 8)))
