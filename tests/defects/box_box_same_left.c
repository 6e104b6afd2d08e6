/* logic: boxes with the same left side are missed. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && al != bl)
