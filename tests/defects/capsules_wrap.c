/* range: the square of the radii wraps at 32 bits. */
#include "hull.h"
static bool is_wrapped(const struct hull *a, const struct hull *b) {
  const wide r = a->r + b->r;
  return (r * r) >> 32 != 0 && (r * r) % ((wide)1 << 32) < r;
}
HULLS(capsule, capsule, closed, !is_wrapped(&a, &b) && meet(a, b))
