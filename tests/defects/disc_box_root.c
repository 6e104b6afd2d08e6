/* rounding: the root is rounded. */
#include "defect.h"
TEST(DISC_BOX, f64, closed, sqrt(d2) <= r)
