/* logic: only the quad's sides. Right if only its sides count, not its inside (quad). */
#include "hull.h"
HULLS(ellipse,
      quad,
      closed,
      meet(a, side(&b, 0)) || meet(a, side(&b, 1)) || meet(a, side(&b, 2)) || meet(a, side(&b, 3)))
