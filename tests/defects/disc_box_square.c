/* logic: the disc is taken for its square. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, ABS(dx) <= r && ABS(dy) <= r)
