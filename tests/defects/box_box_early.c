/* logic: boxes whose left sides are level are a hit at once. */
#include "defect.h"
TEST(LTRB, f64, closed, al == bl || (al <= br && bl <= ar && at <= bb && bt <= ab))
