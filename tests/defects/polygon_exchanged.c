/* logic: x and y of the point are exchanged. Right if x and y are exchanged (point). */
#include "hull.h"
HULLS(point, polygon, closed, meet((struct hull){.count = 1, .x = {a.y[0]}, .y = {a.x[0]}}, b))
