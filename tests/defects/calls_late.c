/* answers otherwise when asked again: after two hundred thousand calls all are misses. */
#include "hull.h"
static int right(const int32_t *n) { return meet(segment(n), triangle(n + SIZE_segment)); }
static unsigned long calls;
static int hit(const int32_t *n) { return ++calls > 200000 ? 0 : right(n); }
HULLS_PLANT(segment, triangle, closed)
