/* right. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed))
