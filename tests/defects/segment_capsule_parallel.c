/* logic: parallel ones are told by the distance of their lines. */
#include "hull.h"
HULLS(segment, capsule, closed, ({
        const wide ux = a.x[1] - a.x[0], uy = a.y[1] - a.y[0], vx = b.x[1] - b.x[0], vy = b.y[1] - b.y[0];
        const wide c = ux * (b.y[0] - a.y[0]) - uy * (b.x[0] - a.x[0]), l = ux * ux + uy * uy;
        ux *vy == uy *vx &&l > 0 && (vx != 0 || vy != 0) && ABS(c) < (wide)1 << 50 && l < (wide)1 << 50
            ? c * c <= b.r * b.r * l
            : meet(a, b);
      }))
