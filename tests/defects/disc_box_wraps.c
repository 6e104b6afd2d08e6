/* range: squares wrap at 32 bits. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, (int32_t)(uint32_t)d2 <= (int32_t)(uint32_t)(r * r))
