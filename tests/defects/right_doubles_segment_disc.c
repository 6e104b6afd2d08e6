/* right but for a hair: as books have it, in doubles. */
#include "rings.h"
static int answer(const double *n) { return is_near(n, 2, n + 4, n[6]); }
DOUBLES(segment, disc, closed)
