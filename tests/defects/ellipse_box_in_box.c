/* logic: an ellipse within the box is missed. Wrong where they overlap and the ellipse lies strictly inside
 * the box. */
#include "hull.h"
HULLS(ellipse,
      box,
      closed,
      meet(a, b) && !(a.x[0] - a.rx > b.x[0] && a.x[0] + a.rx < b.x[1] && a.y[0] - a.ry > b.y[0] &&
                      a.y[0] + a.ry < b.y[2]))
