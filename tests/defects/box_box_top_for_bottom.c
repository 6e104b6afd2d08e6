/* logic: a top is taken for a bottom. */
#include "defect.h"
TEST(LTRB, i32, closed, al <= br && bl <= ar && at <= bt && bt <= ab)
