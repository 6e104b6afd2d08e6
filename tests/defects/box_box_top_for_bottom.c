/* logic: a top is taken for a bottom. Wrong where they meet and the top of the first box is below that of
 * the second box. */
#include "defect.h"
TEST(LTRB, i32, closed, al <= br && bl <= ar && at <= bt && bt <= ab)
