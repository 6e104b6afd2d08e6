/* logic: parallel ones are taken to miss. Wrong where they touch and they lie on one line. */
#include "hull.h"
HULLS(segment,
      segment,
      closed,
      turn(0, 0, a.x[1] - a.x[0], a.y[1] - a.y[0], b.x[1] - b.x[0], b.y[1] - b.y[0]) != 0 && meet(a, b))
