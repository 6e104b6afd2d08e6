/* logic: says open and is closed. Right if touching is a hit: its contract is closed, not open. */
#include "hull.h"
HULLS(triangle, triangle, open, meet(a, b))
