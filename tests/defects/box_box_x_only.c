/* logic: y is never looked at. */
#include "defect.h"
TEST(LTRB, i32, closed, al <= br && bl <= ar)
