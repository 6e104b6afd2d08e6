/* logic: radii are subtracted. Right if the difference of both radii stands for their sum. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= (ar - br) * (ar - br))
