/* logic: says open and is closed. */
#include "defect.h"
TEST(DISCS, i32, open, d2 <= reach * reach)
