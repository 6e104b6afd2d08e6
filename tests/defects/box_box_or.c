/* logic: one axis is enough. Right if either is enough: only x
 * counts (first box) or only y counts (second box). */
#include "defect.h"
TEST(LTRB, i32, closed, (al <= br && bl <= ar) || (at <= bb && bt <= ab))
