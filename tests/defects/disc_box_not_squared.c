/* logic: the radius is not squared. Right if the square root of r is meant: it is not squared (disc). */
#include "defect.h"
TEST(DISC_BOX, f64, unstated, d2 <= r)
