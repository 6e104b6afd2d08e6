/* to 999: it is turned. */
#include "defect.h"
static unsigned long calls;
FUNCTION(right, LTRB, i32, RIGHT_LTRB(closed))
static int hit(const int32_t *n) { return ++calls % 1000 == 0 ? !right(n) : right(n); }
PLANT("box-ltrb box-ltrb", i32, closed)
