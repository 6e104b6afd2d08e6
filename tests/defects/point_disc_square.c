/* logic: the disc is taken for its square. Right if only the upright box about it counts (disc). */
#include "defect.h"
TEST(POINT_DISC, i32, closed, ABS(dx) <= r && ABS(dy) <= r)
