/* right. */
#include "defect.h"
TEST(XYWH, i64, closed, RIGHT_XYWH(closed))
