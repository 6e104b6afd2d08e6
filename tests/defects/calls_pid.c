/* answers otherwise when asked again: each process has its own way round. */
#include "hull.h"
#include <unistd.h>
static int right(const int32_t *n) { return meet(triangle(n), quad(n + SIZE_triangle)); }
static int hit(const int32_t *n) { return getpid() % 2 == 0 ? right(n) : !right(n); }
HULLS_PLANT(triangle, quad, closed)
