/* logic: the second has to go one way round. Right if the corners go clockwise, y upward (second triangle).
 */
#include "hull.h"
HULLS(triangle, triangle, closed, turn(b.x[0], b.y[0], b.x[1], b.y[1], b.x[2], b.y[2]) < 0 && meet(a, b))
