/* logic: a box inside the other is missed. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && !(al < bl && br < ar && at < bt && bb < ab))
