/* logic: places are taken for upper left corners. */
#include "defect.h"
TEST(DISCS,
     i32,
     closed,
     (ax + ar - bx - br) * (ax + ar - bx - br) + (ay + ar - by - br) * (ay + ar - by - br) <= reach * reach)
