/* logic: equal boxes are missed. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && !(al == bl && at == bt && ar == br && ab == bb))
