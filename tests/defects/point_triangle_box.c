/* logic: the box about the triangle. Right if only the upright box about it counts (triangle). */
#include "defect.h"
TEST(POINT_TRIANGLE,
     i32,
     closed,
     MIN(ax, MIN(bx, cx)) <= px && px <= MAX(ax, MAX(bx, cx)) && MIN(ay, MIN(by, cy)) <= py &&
         py <= MAX(ay, MAX(by, cy)))
