/* logic: the distance itself is held against the square of the radius. Right if the square of r is meant: it
 * is squared once too often (disc). */
#include "defect.h"
TEST(POINT_DISC, i32, closed, d2 <= r * r * r * r)
