/* logic: a quad within the rounded box is missed. */
#include "hull.h"
HULLS(rounded, quad, closed, meet(a, b) && !({
                               bool all = true;
                               for (unsigned k = 0; k < 4; k++)
                                 all &=
                                     b.x[k] > a.x[0] && b.x[k] < a.x[1] && b.y[k] > a.y[0] && b.y[k] < a.y[2];
                               all;
                             }))
