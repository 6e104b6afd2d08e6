/* range: x + w wraps at 64 bits. */
#include "defect.h"
TEST(XYWH,
     i64,
     closed,
     ax <= (int64_t)(uint64_t)(bx + bw) && bx <= (int64_t)(uint64_t)(ax + aw) && ay <= by + bh &&
         by <= ay + ah)
