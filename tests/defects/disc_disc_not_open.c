/* logic: says open and is closed. Right if touching is a hit: its contract is closed, not open. */
#include "defect.h"
TEST(DISCS, i32, open, d2 <= reach * reach)
