/* rounding: a little more than touching is a hit. */
#include "defect.h"
TEST(DISC_BOX, f64, closed, d2 <= r * r + 1e-9)
