/* logic: boxes with the same left side are missed. Wrong where they meet and their left sides are on one
 * line. */
#include "defect.h"
TEST(LTRB, i32, closed, RIGHT_LTRB(closed) && al != bl)
