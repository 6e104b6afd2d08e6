/* logic: x and y of one end are exchanged. Right if x2, y2 are exchanged (second segment). */
#include "hull.h"
HULLS(segment, segment, closed, meet(a, (struct hull){.count = 2, .x = {n[4], n[7]}, .y = {n[5], n[6]}}))
