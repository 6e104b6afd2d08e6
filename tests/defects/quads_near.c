/* logic: a tolerance of 1. */
#include "hull.h"
HULLS(quad, quad, closed, meet(grown(a, 1), b))
