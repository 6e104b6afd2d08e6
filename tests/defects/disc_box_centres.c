/* logic: a distance of centres stands for that of the shapes. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, ABS(2 * cx - 2 * x - w) <= w + 2 * r && ABS(2 * cy - 2 * y - h) <= h)
