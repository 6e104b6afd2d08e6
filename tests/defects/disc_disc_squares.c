/* logic: squares of radii are added. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= ar * ar + br * br)
