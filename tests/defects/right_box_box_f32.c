/* right. */
#include "defect.h"
TEST(LTRB, f32, open, RIGHT_LTRB(open))
