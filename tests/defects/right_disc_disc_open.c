/* right. */
#include "defect.h"
TEST(DISCS, i32, open, RIGHT_DISCS(open))
