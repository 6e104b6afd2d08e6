/* logic: what is less than a hundredth apart is taken for touching. */
#include "defect.h"
TEST(DISC_BOX, f64, closed, sqrt(d2) <= r + 0.01)
