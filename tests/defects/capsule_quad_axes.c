/* logic: x and y of the capsule are exchanged. Right if x and y are exchanged (capsule). */
#include "hull.h"
HULLS(capsule,
      quad,
      closed,
      meet((struct hull){.count = 2, .x = {n[1], n[3]}, .y = {n[0], n[2]}, .r = n[4]}, b))
