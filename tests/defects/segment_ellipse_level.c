/* logic: the second end of the segment is at the first one's height. */
#include "hull.h"
HULLS(segment, ellipse, closed, ({
        struct hull s = a;
        s.y[1] = s.y[0];
        meet(s, b);
      }))
