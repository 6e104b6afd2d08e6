/* rounding: of whole numbers too, quotients by the radii are rounded. */
#include "defect.h"
static double square(double part) { return part * part; }
TEST(POINT_ELLIPSE, i32, closed, square((double)dx / (double)rx) + square((double)dy / (double)ry) <= 1)
