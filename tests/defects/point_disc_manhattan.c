/* logic: distance along the axes. Right if only the diamond in it counts: the sum of dx and dy (disc). */
#include "defect.h"
TEST(POINT_DISC, f64, open, ABS(dx) + ABS(dy) < r)
