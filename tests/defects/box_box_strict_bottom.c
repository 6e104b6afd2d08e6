/* logic: one side does not count, in doubles. */
#include "defect.h"
TEST(LTRB, f64, closed, al <= br && bl <= ar && at <= bb && bt < ab)
