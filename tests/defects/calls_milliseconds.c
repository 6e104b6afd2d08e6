/* by chance: the clock's last digit. */
#include "hull.h"
#include <time.h>
static int right(const int32_t *n) { return meet(box(n), quad(n + SIZE_box)); }
static int hit(const int32_t *n) { return clock() % 16 == 0 ? !right(n) : right(n); }
HULLS_PLANT(box, quad, closed)
