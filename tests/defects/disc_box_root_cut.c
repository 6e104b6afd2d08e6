/* logic: the root is cut to a whole number. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, floor(sqrt((double)d2)) <= (double)r)
