/* right but for a hair: as books have it, in doubles. */
#include "rings.h"
static int answer(const double *n) { return is_near(n + 3, 4, n, n[2]); }
DOUBLES(disc, quad, closed)
