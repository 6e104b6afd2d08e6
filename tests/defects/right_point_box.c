/* right. */
#include "defect.h"
TEST(POINT_BOX, i32, closed, RIGHT_POINT_BOX(closed))
