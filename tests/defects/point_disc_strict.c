/* logic: says closed and is open. */
#include "defect.h"
TEST(POINT_DISC, f64, closed, d2 < r * r)
