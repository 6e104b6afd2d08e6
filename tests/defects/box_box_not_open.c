/* logic: says open and is closed. Right if touching is a hit: its contract is closed, not open. */
#include "defect.h"
TEST(LTRB, i32, open, al <= br && bl <= ar && at <= bb && bt <= ab)
