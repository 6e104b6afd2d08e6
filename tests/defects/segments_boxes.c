/* logic: the boxes about the segments. Right if only the upright box about it counts (both segments). */
#include "defect.h"
TEST(SEGMENTS,
     i32,
     closed,
     MIN(ax, bx) <= MAX(cx, dx) && MIN(cx, dx) <= MAX(ax, bx) && MIN(ay, by) <= MAX(cy, dy) &&
         MIN(cy, dy) <= MAX(ay, by))
