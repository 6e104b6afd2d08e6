/* logic: x is never looked at. */
#include "defect.h"
TEST(LTRB, i32, closed, at <= bb && bt <= ab)
