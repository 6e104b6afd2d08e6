/* logic: the circle at the last corner is forgotten. */
#include "hull.h"
HULLS(segment, rounded, closed, ({
        bool some = meet(a, bar(&b, false)) || meet(a, bar(&b, true));
        for (unsigned k = 0; k < 3; k++)
          some |= meet(a, corner(&b, k));
        some;
      }))
