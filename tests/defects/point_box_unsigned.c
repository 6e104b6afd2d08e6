/* range: a difference is taken for one without a sign. */
#include "defect.h"
TEST(POINT_BOX,
     i32,
     closed,
     (uint32_t)(px - x) <= (uint32_t)w && py >= y && py <= y + h && (uint32_t)(px + 100) <= 0x7fffffff)
