/* logic: the width of the first box stands for that of the second. Right if x + the other's w stands for the
 * right side (second box). */
#include "defect.h"
TEST(XYWH, f64, open, ax < bx + aw && bx < ax + aw && ay < by + bh && by < ay + ah)
