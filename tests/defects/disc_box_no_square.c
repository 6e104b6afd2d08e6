/* logic: a square is held against the radius itself. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 <= r)
