/* logic: says open and is closed. */
#include "defect.h"
TEST(LTRB, i32, open, al <= br && bl <= ar && at <= bb && bt <= ab)
