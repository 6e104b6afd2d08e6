/* of calls of this case alone: every fourth hit is a miss. */
#include "hull.h"
static int right(const int32_t *n) { return meet(triangle(n), quad(n + SIZE_triangle)); }
static unsigned hits;
static int hit(const int32_t *n) { return right(n) && ++hits % 4 != 0; }
HULLS_PLANT(triangle, quad, closed)
