/* right. */
#include "defect.h"
TEST(POINT_DISC, i32, closed, RIGHT_POINT_DISC(closed))
