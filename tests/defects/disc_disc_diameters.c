/* logic: diameters are taken for radii. */
#include "defect.h"
TEST(DISCS, i32, closed, 4 * d2 <= reach * reach)
