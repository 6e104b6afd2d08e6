/* logic: a centre in the box is missed. Wrong where they overlap and the centre of the disc lies in the box.
 * A mend: or the centre of the disc lies in the box. */
#include "defect.h"
TEST(DISC_BOX, i32, closed, d2 > 0 && d2 <= r * r)
