/* logic: one side does not count, in doubles. Wrong where they touch and the first box lies above the second
 * box. */
#include "defect.h"
TEST(LTRB, f64, closed, al <= br && bl <= ar && at <= bb && bt < ab)
