/* right. */
#include "hull.h"
HULLS(point, polygon, half_open, holds_point(a, b))
