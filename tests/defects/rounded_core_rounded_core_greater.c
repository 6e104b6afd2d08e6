/* logic: the greater radius in place of the sum. */
#include "hull.h"
HULLS(rounded_core, rounded_core, closed, meet(grown(a, -a.r), grown(b, MAX(a.r, b.r) - b.r)))
