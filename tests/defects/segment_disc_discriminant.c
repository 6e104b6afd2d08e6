/* logic: a line that touches is taken to miss. Right if touching is a miss: its contract is open, not closed.
 */
#include "hull.h"
HULLS(segment, disc, closed, meet_open(a, b))
