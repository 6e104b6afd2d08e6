/* logic: its corner circles are forgotten. Right if the circles at its corners are left out (rounded box). */
#include "hull.h"
HULLS(box, rounded, closed, meet(a, bar(&b, false)) || meet(a, bar(&b, true)))
