/* logic: discs of one centre are missed. Wrong where they overlap and they lie on one centre. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= reach * reach && d2 > 0)
