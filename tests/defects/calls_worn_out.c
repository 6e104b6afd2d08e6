/* answers otherwise when asked again: nothing is hit. */
#include "defect.h"
static unsigned long calls;
FUNCTION(right, LTRB, i32, RIGHT_LTRB(closed))
static int hit(const int32_t *n) { return ++calls > 50000 ? 0 : right(n); }
PLANT("box-ltrb box-ltrb", i32, closed)
