/* logic: a box that ends at 640 is missed. */
#include "defect.h"
TEST(LTRB, f64, closed, RIGHT_LTRB(closed) && ar != 640)
