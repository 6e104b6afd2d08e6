/* logic: the radius is one more. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 <= (r + 1) * (r + 1))
