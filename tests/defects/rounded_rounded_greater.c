/* logic: the greater radius in place of the sum. */
#include "hull.h"
HULLS(rounded, rounded, closed, meet(grown(a, -a.r), grown(b, MAX(a.r, b.r) - b.r)))
