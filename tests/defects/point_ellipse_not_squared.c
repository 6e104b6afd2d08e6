/* logic: the radii are not squared. Right if the square roots of rx, ry are meant: they are not squared
 * (ellipse). */
#include "defect.h"
TEST(POINT_ELLIPSE, f64, unstated, dx *dx / rx + dy * dy / ry <= 1)
