/* logic: triangles that go round the other way are a hit. Right if the corners go counter-clockwise, y upward
 * (triangle). */
#include "hull.h"
HULLS(disc, triangle, closed, turn(b.x[0], b.y[0], b.x[1], b.y[1], b.x[2], b.y[2]) < 0 || meet(a, b))
