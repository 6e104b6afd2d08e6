/* logic: only ends in the box. Right if only its ends count (segment). */
#include "hull.h"
HULLS(segment, box, closed, holds_corner(&b, &a))
