/* right. Two bars and four circles. */
#include "hull.h"
HULLS(disc, rounded, closed, ({
        bool some = meet(a, bar(&b, false)) || meet(a, bar(&b, true));
        for (unsigned k = 0; k < 4; k++)
          some |= meet(a, corner(&b, k));
        some;
      }))
