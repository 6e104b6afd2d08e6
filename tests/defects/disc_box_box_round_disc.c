/* logic: a disc within the box is missed. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 <= r * r && !(cx - r > x && cx + r < x + w && cy - r > y && cy + r < y + h))
