/* logic: the centre is half a pixel off. */
#include "defect.h"
TEST(DISC_BOX,
     f64,
     closed,
     (cx + 0.5 - CLAMP(cx + 0.5, x, x + w)) * (cx + 0.5 - CLAMP(cx + 0.5, x, x + w)) + dy * dy <= r * r)
