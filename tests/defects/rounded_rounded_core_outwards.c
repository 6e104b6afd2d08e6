/* logic: the first is grown too. Right if w, h are the sizes of the core, and r is added around it (first
 * rounded box). */
#include "hull.h"
HULLS(rounded, rounded_core, closed, meet(grown(box(n), a.r), b))
