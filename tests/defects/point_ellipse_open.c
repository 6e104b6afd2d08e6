/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "defect.h"
TEST(POINT_ELLIPSE, i32, closed, RIGHT_POINT_ELLIPSE(open))
