/* logic: nothing is hit right of 4096. */
#include "defect.h"
TEST(DISC_BOX, f64, closed, d2 <= r * r && x <= 4096)
