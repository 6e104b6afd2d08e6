/* logic: the radius is a diameter up to 4000, too near to 4096 to say "up to that". */
#include "hull.h"
HULLS(disc, triangle, closed, ({
        struct hull d = a;
        int32_t m[9];
        for (unsigned k = 0; k < 9; k++)
          m[k] = 2 * n[k];
        m[2] = n[2] > 4000 ? 2 * n[2] : n[2];
        d = disc(m);
        meet(d, triangle(m + 3));
      }))
