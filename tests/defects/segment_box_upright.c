/* logic: an upright segment is taken to miss. Wrong where they meet and the segment is upright. */
#include "hull.h"
HULLS(segment, box, closed, a.x[0] != a.x[1] && meet(a, b))
