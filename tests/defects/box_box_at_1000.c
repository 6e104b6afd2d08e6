/* logic: a box at 1000 is missed. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && al != 1000)
