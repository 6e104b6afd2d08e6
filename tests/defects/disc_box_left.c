/* logic: the left side is forgotten. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, (cx < x ? dy * dy : d2) <= r * r)
