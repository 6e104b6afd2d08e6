/* logic: corners one way round alone. Right if the corners go counter-clockwise, y upward (triangle). */
#include "hull.h"
HULLS(capsule, triangle, closed, turn(b.x[0], b.y[0], b.x[1], b.y[1], b.x[2], b.y[2]) > 0 && meet(a, b))
