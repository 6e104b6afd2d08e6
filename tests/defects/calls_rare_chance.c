/* answers otherwise when asked again: one in a hundred thousand is turned. */
#include "defect.h"
FUNCTION(right, DISCS, i32, RIGHT_DISCS(closed))
static int hit(const int32_t *n) { return random() % 100000 == 0 ? !right(n) : right(n); }
PLANT("disc disc", i32, closed)
