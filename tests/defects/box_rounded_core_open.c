/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "hull.h"
HULLS(box, rounded_core, closed, meet_open(a, b))
