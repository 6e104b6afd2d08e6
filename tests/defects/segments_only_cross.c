/* logic: only segments that cross, not those that touch or lie on a line. Right if touching is a miss: its
 * contract is open, not closed. */
#include "defect.h"
TEST(SEGMENTS, i32, closed, a *b < 0 && c * d < 0)
