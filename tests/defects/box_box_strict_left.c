/* logic: one side does not count. */
#include "defect.h"
TEST(LTRB, i32, closed, al < br && bl <= ar && at <= bb && bt <= ab)
