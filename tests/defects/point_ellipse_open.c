/* logic: says closed and is open. */
#include "defect.h"
TEST(POINT_ELLIPSE, i32, closed, RIGHT_POINT_ELLIPSE(open))
