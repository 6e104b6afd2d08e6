/* logic: only corners and the centre are looked at. Wrong where they meet and the centre of the disc lies
 * beyond a side of the box. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 == 0 || ((cx < x || cx > x + w) && (cy < y || cy > y + h) && d2 <= r * r))
