/* logic: a disc within the other is missed. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= reach * reach && d2 >= (ar - br) * (ar - br))
