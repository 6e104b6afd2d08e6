/* logic: a box inside the other is missed. Wrong where they overlap and the second box lies strictly inside
 * the first box. A mend: or the second box lies strictly inside the first box. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && !(al < bl && br < ar && at < bt && bb < ab))
