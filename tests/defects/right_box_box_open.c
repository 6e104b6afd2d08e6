/* right. */
#include "defect.h"
TEST(LTRB, i32, open, RIGHT_LTRB(open))
