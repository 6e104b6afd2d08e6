/* logic: the larger radius stands for both. Right if the larger of both radii stands for their sum. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= MAX(ar, br) * MAX(ar, br))
