/* logic: a thousandth of the reach is let through. */
#include "defect.h"
TEST(DISCS, f64, open, d2 < reach * reach * 1.001)
