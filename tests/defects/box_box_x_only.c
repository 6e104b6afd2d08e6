/* logic: y is never looked at. Right if only x counts (first box). */
#include "defect.h"
TEST(LTRB, i32, closed, al <= br && bl <= ar)
