/* logic: distances are added, not squared. Right if only the diamond in it counts: the sum of dx and dy
 * (disc). */
#include "defect.h"
TEST(DISC_BOX, i32, closed, ABS(dx) + ABS(dy) <= r)
