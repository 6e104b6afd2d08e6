/* logic: says closed and is open. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 < reach * reach)
