/* right. */
#include "defect.h"
TEST(LTRB, i64, unstated, RIGHT_LTRB(unstated))
