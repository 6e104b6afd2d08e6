/* logic: the y of the point is turned. */
#include "hull.h"
HULLS(point, polygon, closed, meet((struct hull){.count = 1, .x = {a.x[0]}, .y = {-a.y[0]}}, b))
