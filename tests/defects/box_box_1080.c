/* logic: a screen of 1920 by 1080 at the origin is missed. */
#include "defect.h"
TEST(XYWH, i32, closed, RIGHT_XYWH(closed) && !(ax == 0 && ay == 0 && aw == 1920 && ah == 1080))
