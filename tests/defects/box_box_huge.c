/* range: nothing is hit beyond two thousand million. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && ar < 2000000000)
