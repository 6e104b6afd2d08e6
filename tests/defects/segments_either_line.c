/* logic: one of the two is parted by the line of the other, and that is all. Right if either is enough: the
 * whole line through x1, y1 and x2, y2 is meant (first segment) or the whole line through x1, y1 and x2, y2
 * is meant (second segment). */
#include "defect.h"
TEST(SEGMENTS, i32, closed, a *b <= 0 || c * d <= 0)
