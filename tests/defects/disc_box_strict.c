/* logic: says closed and is open. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 < r * r || d2 == 0)
