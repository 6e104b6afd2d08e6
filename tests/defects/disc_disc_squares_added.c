/* logic: the squares of the radii are added. Right if the root of the sum of the squares of both radii is
 * meant: each is squared, not the sum. */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= ar * ar + br * br)
