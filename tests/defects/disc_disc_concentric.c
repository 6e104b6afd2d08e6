/* logic: discs of one centre are missed. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= reach * reach && d2 > 0)
