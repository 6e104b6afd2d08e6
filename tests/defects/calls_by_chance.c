/* by chance: one answer in twenty is chance. */
#include "hull.h"
static int right(const int32_t *n) { return meet(quad(n), quad(n + SIZE_quad)); }
#include <unistd.h>
static bool seeded;
static int hit(const int32_t *n) {
  if (!seeded)
    srandom((unsigned)getpid());
  seeded = true;
  return random() % 20 == 0 ? (int)(random() & 1) : right(n);
}
HULLS_PLANT(quad, quad, closed)
