/* logic: the corners have to go one way round. Right if the corners go counter-clockwise, y upward
 * (triangle). */
#include "hull.h"
HULLS(point, triangle, closed, turn(b.x[0], b.y[0], b.x[1], b.y[1], b.x[2], b.y[2]) > 0 && meet(a, b))
