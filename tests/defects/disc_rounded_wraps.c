/* range: squares wrap at 32 bits. */
#include "hull.h"
HULLS(disc, rounded, closed, ({
        const wide dx = a.x[0] - CLAMP(a.x[0], b.x[0], b.x[1]), dy = a.y[0] - CLAMP(a.y[0], b.y[0], b.y[2]);
        const wide reach = a.r + b.r;
        (int32_t)(uint32_t)(dx * dx + dy * dy) <= (int32_t)(uint32_t)(reach * reach);
      }))
