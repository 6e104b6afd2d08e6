/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "defect.h"
TEST(POINT_TRIANGLE, i32, closed, way != 0 && a * way > 0 && b * way > 0 && c * way > 0)
