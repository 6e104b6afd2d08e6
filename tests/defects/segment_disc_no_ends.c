/* logic: a disc beyond the ends that reaches them is missed. Wrong where they meet and the centre of the
 * disc lies beyond an end of the segment. A mend: or an end of the segment lies in the disc. */
#include "defect.h"
static int right(const int32_t *n);
TEST(SEGMENT_DISC,
     i32,
     closed,
     (bx - ax) * (cx - ax) + (by - ay) * (cy - ay) >= 0 &&
         (ax - bx) * (cx - bx) + (ay - by) * (cy - by) >= 0 && right(n))
