/* logic: the upright box about the segment. Right if only the upright box about it counts (segment). */
#include "hull.h"
HULLS(segment, box, closed, meet(bounds(&a), b))
