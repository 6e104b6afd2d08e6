/* rounding: a radius below a thousandth is a miss. */
#include "defect.h"
TEST(DISC_BOX, f64, closed, d2 <= r * r && r >= 1e-3)
