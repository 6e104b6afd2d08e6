/* logic: its centre is taken for its corner. Right if cx, cy is the corner and hx, hy are the sizes (rounded
 * box). */
#include "hull.h"
HULLS(rounded_core, quad, closed, meet(grown(box(n), a.r), b))
