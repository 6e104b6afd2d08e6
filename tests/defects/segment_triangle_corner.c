/* logic: through a corner counts for two sides, and even counts are misses. */
#include "hull.h"
HULLS(segment, triangle, closed, ({
        unsigned count = 0;
        for (unsigned k = 0; k < 3; k++) {
          const struct hull s = side(&b, k);
          count += segments_meet(&a, &s);
        }
        holds(&b, a.x[0], a.y[0]) || holds(&b, a.x[1], a.y[1]) || count % 2 == 1 ||
            (count == 2 && !holds_corner(&b, &a) && ABS(a.x[0]) % 2 == 0);
      }))
