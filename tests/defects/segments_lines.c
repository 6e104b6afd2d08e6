/* logic: the second is taken for the line through it. Right if the whole line through x1, y1 and x2, y2 is
 * meant (second segment), and no shape is flat. */
#include "defect.h"
TEST(SEGMENTS, i32, closed, a *b <= 0)
