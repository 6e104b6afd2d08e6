/* logic: x is never looked at. Right if only y counts (first box). */
#include "defect.h"
TEST(LTRB, i32, closed, at <= bb && bt <= ab)
