/* logic: one axis is enough. Wrong where they are apart and they meet along one axis, not along the other. */
#include "defect.h"
TEST(LTRB, i32, closed, (al <= br && bl <= ar) || (at <= bb && bt <= ab))
