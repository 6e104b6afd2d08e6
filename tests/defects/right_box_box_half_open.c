/* right. */
#include "defect.h"
TEST(LTRB, i32, half_open, RIGHT_LTRB(half_open))
