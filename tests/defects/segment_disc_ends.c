/* logic: only the ends of the segment. Right if only its ends count (segment). */
#include "defect.h"
TEST(SEGMENT_DISC, i32, closed, in_reach(ax, ay, ax, ay, cx, cy, r) || in_reach(bx, by, bx, by, cx, cy, r))
