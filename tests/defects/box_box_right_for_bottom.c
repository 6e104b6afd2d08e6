/* logic: right stands where bottom is meant. Right if right stands for the bottom side (first box). */
#include "defect.h"
TEST(LTRB, i32, closed, al <= br && bl <= ar && at <= bb && bt <= ar)
