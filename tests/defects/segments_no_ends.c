/* logic: ends of the second that lie on the first are forgotten. */
#include "defect.h"
TEST(SEGMENTS,
     i32,
     closed,
     (a * b < 0 && c * d < 0) || is_on(cx, cy, dx, dy, ax, ay) || is_on(cx, cy, dx, dy, bx, by))
