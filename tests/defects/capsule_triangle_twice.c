/* logic: the radius counts twice. Right if r is half the radius (capsule). */
#include "hull.h"
HULLS(capsule, triangle, closed, meet(grown(a, a.r), b))
