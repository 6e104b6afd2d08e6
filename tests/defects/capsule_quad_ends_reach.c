/* logic: the ends are discs and the sides between them are forgotten. Right if only its ends count (capsule).
 */
#include "hull.h"
static struct hull end(const struct hull *h, unsigned k) { return corner(h, k); }
HULLS(capsule, quad, closed, meet(end(&a, 0), b) || meet(end(&a, 1), b))
