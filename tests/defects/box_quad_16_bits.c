/* range: the quad's corners are kept in 16 bits. */
#include "hull.h"
static struct hull short_quad(const int32_t *n) {
  int32_t m[8];
  for (unsigned k = 0; k < 8; k++)
    m[k] = (int16_t)(uint16_t)n[k];
  return quad(m);
}
HULLS(box, quad, closed, meet(a, short_quad(n + 4)))
