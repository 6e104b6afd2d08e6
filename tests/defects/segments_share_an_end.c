/* logic: those that share an end are taken to miss. Wrong where they touch and the first segment ends where
 * the second segment begins. A mend: or the first segment ends where the second segment begins. */
#include "hull.h"
HULLS(segment, segment, closed, (a.x[1] != b.x[0] || a.y[1] != b.y[0]) && meet(a, b))
