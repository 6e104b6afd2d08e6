/* logic: a disc within the other is missed. A mend: or one of them lies strictly inside the other. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= reach * reach && d2 >= (ar - br) * (ar - br))
