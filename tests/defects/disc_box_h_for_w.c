/* logic: the height is taken for the width. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, (cx - CLAMP(cx, x, x + h)) * (cx - CLAMP(cx, x, x + h)) + dy * dy <= r * r)
