/* logic: places are taken for upper left corners. Right if cx, cy is the upper left corner of the square
 * about it (both discs). */
#include "defect.h"
TEST(DISCS,
     i32,
     closed,
     (ax + ar - bx - br) * (ax + ar - bx - br) + (ay + ar - by - br) * (ay + ar - by - br) <= reach * reach)
