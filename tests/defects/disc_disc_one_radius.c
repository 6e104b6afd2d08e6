/* logic: one radius is forgotten. Right if r is meant to be left out (second disc). */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= ar * ar)
