/* logic: the disc is taken for its square. */
#include "defect.h"
TEST(POINT_DISC, i32, closed, ABS(dx) <= r && ABS(dy) <= r)
