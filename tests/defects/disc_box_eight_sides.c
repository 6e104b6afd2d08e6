/* logic: the disc is taken for a shape of eight sides. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, 2 * MAX(ABS(dx), ABS(dy)) + MIN(ABS(dx), ABS(dy)) <= 2 * r)
