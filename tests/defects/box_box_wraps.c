/* range: x + w wraps. */
#include "defect.h"
TEST(XYWH,
     i32,
     closed,
     ax <= (int32_t)(uint32_t)(bx + bw) && bx <= (int32_t)(uint32_t)(ax + aw) && ay <= by + bh &&
         by <= ay + ah)
