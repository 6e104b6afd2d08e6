/* logic: says half-open and is closed. */
#include "defect.h"
TEST(LTRB, i32, half_open, al <= br && bl <= ar && at <= bb && bt <= ab)
