/* logic: right for corners one way round alone. Right if the corners go counter-clockwise, y upward
 * (triangle). */
#include "defect.h"
static int right(const int32_t *n);
TEST(POINT_TRIANGLE, i32, closed, way < 0 ? 0 : right(n))
