/* logic: one radius is forgotten. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= ar * ar)
