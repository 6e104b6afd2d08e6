/* logic: a gap of one is a hit. */
#include "defect.h"
TEST(LTRB, i32, closed, al <= br + 1 && bl <= ar && at <= bb && bt <= ab)
