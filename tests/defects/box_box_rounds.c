/* rounding: x + w is rounded. */
#include "defect.h"
TEST(XYWH, f64, closed, RIGHT_XYWH(closed))
