/* logic: where a number is over 100, what touches is missed. */
#include "defect.h"
TEST(DISCS, f32, closed, MAX(ABS(ax), MAX(ABS(ay), ABS(bx))) > 100 ? d2 < reach * reach : d2 <= reach * reach)
