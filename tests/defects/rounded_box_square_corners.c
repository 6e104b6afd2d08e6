/* logic: the corners of the first are not rounded off. Right if only the upright box about it counts (rounded
 * box). */
#include "hull.h"
HULLS(rounded, box, closed, meet(bounds(&a), b))
