/* logic: the radius counts twice. Right if r is half the radius (capsule). */
#include "hull.h"
HULLS(segment, capsule, closed, meet(a, grown(b, b.r)))
