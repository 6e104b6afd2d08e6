/* logic: only corners and the centre are looked at. Wrong where they touch and the centre of the disc does
 * not lie beyond a corner of the box; where they overlap and the centre of the disc does not lie beyond a
 * corner of the box and the centre of the disc lies outside of the box. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 == 0 || ((cx < x || cx > x + w) && (cy < y || cy > y + h) && d2 <= r * r))
