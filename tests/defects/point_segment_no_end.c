/* logic: the second end does not count. Wrong where they touch and the second end of the segment lies on the
 * point. */
#include "hull.h"
HULLS(point, segment, closed, (a.x[0] != b.x[1] || a.y[0] != b.y[1]) && meet(a, b))
