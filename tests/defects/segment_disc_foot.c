/* rounding: of whole numbers too, the foot of the centre is a quotient, and rounded. */
#include "defect.h"
TEST(SEGMENT_DISC,
     i32,
     closed,
     foot_distance2((double)ax, (double)ay, (double)bx, (double)by, (double)cx, (double)cy) <=
         (double)r * (double)r)
