/* logic: a left side of minus zero is a miss. */
#include "defect.h"
TEST(LTRB, f64, closed, RIGHT_LTRB(closed) && !(al == 0 && signbit(al)))
