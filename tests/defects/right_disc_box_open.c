/* right. */
#include "defect.h"
TEST(DISC_BOX, i32, open, RIGHT_DISC_BOX(open))
