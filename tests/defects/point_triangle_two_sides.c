/* logic: the third side is forgotten. Right if the side from x3, y3 to x1, y1 is left out (triangle). */
#include "defect.h"
TEST(POINT_TRIANGLE, i32, closed, way != 0 && a * way >= 0 && b * way >= 0)
