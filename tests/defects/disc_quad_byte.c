/* logic: the radius is cast to a byte. No mend. */
#include "hull.h"
HULLS(disc, quad, closed, meet(grown(a, (wide)(uint8_t)n[2] - a.r), b))
