/* logic: the right side does not count. Wrong where they touch and the point lies right of the box. */
#include "defect.h"
TEST(POINT_BOX, i32, closed, px >= x && px < x + w && py >= y && py <= y + h)
