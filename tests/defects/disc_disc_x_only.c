/* logic: y is never looked at. */
#include "defect.h"
TEST(DISCS, i32, closed, dx *dx <= reach * reach)
