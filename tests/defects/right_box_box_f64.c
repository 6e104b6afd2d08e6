/* right. */
#include "defect.h"
TEST(LTRB, f64, closed, RIGHT_LTRB(closed))
