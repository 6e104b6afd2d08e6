/* logic: its corners are not rounded. */
#include "hull.h"
HULLS(rounded, polygon, closed, meet(bounds(&a), b))
