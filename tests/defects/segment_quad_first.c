/* logic: the quad comes first. Right if the quad comes first. */
#include "hull.h"
HULLS(segment, quad, closed, meet(quad(n), segment(n + 8)))
