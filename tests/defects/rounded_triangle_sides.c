/* logic: a triangle within its core is missed, and so is a core within the triangle. */
#include "hull.h"
HULLS(rounded, triangle, closed, ({
        bool near = corners_reach(&a, &b, a.r) || corners_reach(&b, &a, a.r);
        near || sides_cross(&a, &b);
      }))
