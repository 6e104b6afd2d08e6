/* right: a point and a triangle, closed. */
#include "defect.h"
TEST(POINT_TRIANGLE, i32, closed, RIGHT_POINT_TRIANGLE(closed))
