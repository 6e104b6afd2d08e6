/* logic: the radius is left out. Right if r is meant to be left out (capsule). */
#include "hull.h"
HULLS(segment, capsule, closed, meet(a, grown(b, -b.r)))
