/* logic: a square is held against the radius itself. Right if the square root of r is meant: it is not
 * squared (disc). */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 <= r)
