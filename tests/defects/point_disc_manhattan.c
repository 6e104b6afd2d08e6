/* logic: distance along the axes. */
#include "defect.h"
TEST(POINT_DISC, f64, open, ABS(dx) + ABS(dy) < r)
