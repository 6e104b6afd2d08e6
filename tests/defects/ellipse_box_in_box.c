/* logic: an ellipse within the box is missed. */
#include "hull.h"
HULLS(ellipse,
      box,
      closed,
      meet(a, b) && !(a.x[0] - a.rx > b.x[0] && a.x[0] + a.rx < b.x[1] && a.y[0] - a.ry > b.y[0] &&
                      a.y[0] + a.ry < b.y[2]))
