/* logic: a radius of 255 is a miss. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 <= r * r && r != 255)
