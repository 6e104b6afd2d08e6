/* logic: a box within the disc is missed. */
#include "defect.h"
TEST(DISC_BOX,
     i32,
     closed,
     d2 <= r * r && !(MAX(ABS(cx - x), ABS(cx - x - w)) * MAX(ABS(cx - x), ABS(cx - x - w)) +
                          MAX(ABS(cy - y), ABS(cy - y - h)) * MAX(ABS(cy - y), ABS(cy - y - h)) <
                      r * r))
