/* right: three sides of the quad are asked: what crosses the fourth alone has a corner inside. */
#include "hull.h"
HULLS(triangle, quad, closed, ({
        bool cross = false;
        for (unsigned i = 0; i < 3; i++)
          for (unsigned j = 0; j < 3; j++) {
            const struct hull s = side(&a, i), t = side(&b, j);
            cross |= segments_meet(&s, &t);
          }
        cross || holds_corner(&a, &b) || holds_corner(&b, &a);
      }))
