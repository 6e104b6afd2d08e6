/* logic: one side does not count. Wrong where they touch and the first box lies right of the second box. */
#include "defect.h"
TEST(LTRB, i32, closed, al < br && bl <= ar && at <= bb && bt <= ab)
