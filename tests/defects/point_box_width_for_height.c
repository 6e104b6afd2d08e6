/* logic: the width stands where the height is meant. Right if y + w stands for the bottom side (box). */
#include "defect.h"
TEST(POINT_BOX, i32, half_open, px >= x && px < x + w && py >= y && py < y + w)
