/* right: a segment and a disc, closed. */
#include "defect.h"
TEST(SEGMENT_DISC, i32, closed, RIGHT_SEGMENT_DISC(closed))
