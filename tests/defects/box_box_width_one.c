/* logic: a box as wide as one is missed. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && ar - al != 1)
