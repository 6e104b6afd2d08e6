/* logic: squares of radii are added. Right if the squares of r are added, not the sum squared (both discs).
 */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= ar * ar + br * br)
