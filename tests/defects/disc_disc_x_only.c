/* logic: y is never looked at. Right if the other's cy stands for cy (first disc). */
#include "defect.h"
TEST(DISCS, i32, closed, dx *dx <= reach * reach)
