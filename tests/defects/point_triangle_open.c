/* logic: says closed and is open. */
#include "defect.h"
TEST(POINT_TRIANGLE, i32, closed, way != 0 && a * way > 0 && b * way > 0 && c * way > 0)
