/* logic: the quad's first three corners alone. */
#include "hull.h"
HULLS(triangle, quad, closed, meet(a, triangle(n + 6)))
