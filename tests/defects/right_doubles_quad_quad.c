/* right but for a hair: as books have it, in doubles. */
#include "rings.h"
static int answer(const double *n) { return rings_meet(n, 4, n + 8, 4); }
DOUBLES(quad, quad, closed)
