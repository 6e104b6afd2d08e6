/* answers otherwise when asked again: one in ten thousand is turned. */
#include "defect.h"
FUNCTION(right, LTRB, i32, RIGHT_LTRB(closed))
static int hit(const int32_t *n) { return random() % 10000 == 0 ? !right(n) : right(n); }
PLANT("box-ltrb box-ltrb", i32, closed)
