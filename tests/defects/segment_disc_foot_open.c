/* logic: says closed and is open, with a foot that is rounded. */
#include "defect.h"
TEST(SEGMENT_DISC,
     i32,
     closed,
     foot_distance2((double)ax, (double)ay, (double)bx, (double)by, (double)cx, (double)cy) <
         (double)r * (double)r)
