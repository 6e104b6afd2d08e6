/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 < r * r || d2 == 0)
