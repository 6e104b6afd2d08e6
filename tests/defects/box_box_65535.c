/* logic: a width of 65535 is taken for none. */
#include "defect.h"
TEST(XYWH, i32, closed, RIGHT_XYWH(closed) && aw != 65535)
