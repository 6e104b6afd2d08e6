/* logic: the whole line through the segment. Right if the whole line through x1, y1 and x2, y2 is meant
 * (segment), and no shape is flat. */
#include "hull.h"
HULLS(point, segment, closed, turn(b.x[0], b.y[0], b.x[1], b.y[1], a.x[0], a.y[0]) == 0)
