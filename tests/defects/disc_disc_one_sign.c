/* logic: y of the second is taken with the other sign. */
#include "defect.h"
TEST(DISCS, i32, open, dx *dx + (ay + by) * (ay + by) < reach * reach)
