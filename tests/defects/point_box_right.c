/* logic: the right side does not count. */
#include "defect.h"
TEST(POINT_BOX, i32, closed, px >= x && px < x + w && py >= y && py <= y + h)
