/* logic: says closed and is open. Right if touching is a miss: its contract is open, not closed. */
#include "defect.h"
TEST(POINT_DISC, f64, closed, d2 < r * r)
