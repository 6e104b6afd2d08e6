/* right but for a hair: as books have it, in doubles. */
#include "rings.h"
static int answer(const double *n) { return rings_meet(n, 2, n + 4, 4); }
DOUBLES(segment, quad, closed)
