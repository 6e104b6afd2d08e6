/* logic: a sum of the wrong two corners. */
#include "hull.h"
HULLS(quad,
      quad,
      closed,
      meet(a,
           (struct hull){
               .count = 4, .x = {b.x[0], b.x[1], b.x[3], b.x[2]}, .y = {b.y[0], b.y[1], b.y[3], b.y[2]}}))
