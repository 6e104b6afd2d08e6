/* rounding: the root is rounded. */
#include "defect.h"
TEST(DISCS, f64, closed, sqrt(d2) <= reach)
