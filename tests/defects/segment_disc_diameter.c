/* logic: the radius is taken for a diameter. Right if r is the diameter (disc). */
#include "defect.h"
TEST(SEGMENT_DISC, i32, closed, in_reach(2 * ax, 2 * ay, 2 * bx, 2 * by, 2 * cx, 2 * cy, r))
