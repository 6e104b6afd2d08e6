/* right. */
#include "defect.h"
TEST(DISCS, i32, closed, RIGHT_DISCS(closed))
