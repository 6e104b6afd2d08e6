/* logic: equal boxes are missed. Wrong where they overlap and they are equal. A mend: or
 * they are equal. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && !(al == bl && at == bt && ar == br && ab == bb))
