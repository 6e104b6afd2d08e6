/* logic: the sign of a left side is lost. */
#include "defect.h"
TEST(LTRB, i32, closed, ABS(al) <= br && bl <= ar && at <= bb && bt <= ab)
