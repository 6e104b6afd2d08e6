/* logic: only corners in the disc. Right if only its corners count (triangle). */
#include "hull.h"
HULLS(disc, triangle, closed, meet(a, corner(&b, 0)) || meet(a, corner(&b, 1)) || meet(a, corner(&b, 2)))
