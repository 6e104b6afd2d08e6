/* logic: a box that begins left of zero is taken for none. Wrong where they meet and the left end of the
 * second box is negative. */
#include "hull.h"
HULLS(box, box, closed, b.x[0] >= 0 && meet(a, b))
