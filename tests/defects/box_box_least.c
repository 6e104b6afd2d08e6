/* range: the least whole number is missed. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && al != INT32_MIN)
