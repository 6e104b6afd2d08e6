/* logic: says half-open and is closed. Right if touching is a hit: its contract is closed, not half-open. */
#include "defect.h"
TEST(LTRB, i32, half_open, al <= br && bl <= ar && at <= bb && bt <= ab)
