/* logic: a centre in the box is missed. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 > 0 && d2 <= r * r)
