/* range: nothing is hit beyond 1e15. */
#include "defect.h"
TEST(LTRB, f64, closed, RIGHT_LTRB(closed) && ABS(al) < 1e15)
