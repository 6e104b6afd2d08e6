/* logic: diameters are taken for radii. Right if r is the diameter (both discs). */
#include "defect.h"
TEST(DISCS, i32, closed, 4 * d2 <= reach * reach)
