/* logic: the disc reaches the line beyond the ends. */
#include "defect.h"
static int right(const int32_t *n);
TEST(SEGMENT_DISC, i32, closed, turn(ax, ay, bx, by, cx, cy) == 0 ? 1 : right(n))
