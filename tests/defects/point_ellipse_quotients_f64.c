/* rounding: quotients by the radii are rounded. */
#include "defect.h"
TEST(POINT_ELLIPSE, f64, closed, (dx / rx) * (dx / rx) + (dy / ry) * (dy / ry) <= 1)
