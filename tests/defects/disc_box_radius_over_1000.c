/* logic: a disc of more than 1000 is missed. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 <= r * r && r <= 1000)
