/* logic: only segments that cross, not those that touch or lie on a line. */
#include "defect.h"
TEST(SEGMENTS, i32, closed, a *b < 0 && c * d < 0)
