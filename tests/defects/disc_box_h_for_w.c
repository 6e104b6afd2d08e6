/* logic: the height is taken for the width. Right if x + h stands for the right side (box). */
#include "defect.h"
TEST(DISC_BOX, i32, closed, (cx - CLAMP(cx, x, x + h)) * (cx - CLAMP(cx, x, x + h)) + dy * dy <= r * r)
