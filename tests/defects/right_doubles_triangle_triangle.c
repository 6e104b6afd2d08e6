/* right but for a hair: as books have it, in doubles. */
#include "rings.h"
static int answer(const double *n) { return rings_meet(n, 3, n + 6, 3); }
DOUBLES(triangle, triangle, closed)
