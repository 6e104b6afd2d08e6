/* logic: the second is taken for the line through it. */
#include "defect.h"
TEST(SEGMENTS, i32, closed, a *b <= 0)
