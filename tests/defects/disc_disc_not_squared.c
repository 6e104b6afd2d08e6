/* logic: the sum of the radii is not squared. Right if the square root of the sum of both radii is meant: the
 * sum is not squared. */
#include "defect.h"
TEST(DISCS, f64, unstated, d2 <= reach)
