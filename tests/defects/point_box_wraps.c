/* range: x + w wraps. */
#include "defect.h"
TEST(POINT_BOX, i32, closed, px >= x && px <= (int32_t)(uint32_t)(x + w) && py >= y && py <= y + h)
