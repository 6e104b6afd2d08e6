/* logic: squares of radii are added. Right if the root of the sum of the squares of r is meant: each is
 * squared, and not the sum (both discs). */
#include "defect.h"
TEST(DISCS, i32, closed, d2 <= ar * ar + br * br)
