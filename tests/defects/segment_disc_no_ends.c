/* logic: a disc beyond the ends that reaches them is missed. */
#include "defect.h"
static int right(const int32_t *n);
TEST(SEGMENT_DISC,
     i32,
     closed,
     (bx - ax) * (cx - ax) + (by - ay) * (cy - ay) >= 0 &&
         (ax - bx) * (cx - bx) + (ay - by) * (cy - by) >= 0 && right(n))
