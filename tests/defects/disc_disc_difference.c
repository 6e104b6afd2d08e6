/* logic: radii are subtracted. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= (ar - br) * (ar - br))
