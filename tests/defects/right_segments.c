/* right: two segments, closed. */
#include "defect.h"
TEST(SEGMENTS, i32, closed, RIGHT_SEGMENTS(closed))
