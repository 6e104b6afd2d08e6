/* logic: the centre's distance is taken by absolute numbers, not by differences. */
#include "defect.h"
TEST(DISC_BOX,
     i32,
     closed,
     ABS(cx) >= x - r && ABS(cx) <= x + w + r && ABS(cy) >= y - r && ABS(cy) <= y + h + r &&
         (d2 <= r * r || cx < 0 || cy < 0))
