/* logic: distances are added, not squared. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, ABS(dx) + ABS(dy) <= r)
