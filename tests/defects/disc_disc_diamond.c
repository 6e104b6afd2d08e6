/* logic: the ways along both axes are added. Right if only the diamond in it counts: the sum of dx and dy
 * (both discs). */
#include "defect.h"
TEST(DISCS, i32, closed, ABS(dx) + ABS(dy) <= reach)
