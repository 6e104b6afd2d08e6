/* right. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, RIGHT_DISC_BOX(closed))
