/* logic: the quad's last corner is forgotten. */
#include "hull.h"
HULLS(box, quad, closed, meet(a, triangle(n + 4)))
