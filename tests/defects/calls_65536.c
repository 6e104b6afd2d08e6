/* answers otherwise when asked again: a count of sixteen bits comes round, and calls are turned until the
 * next. */
#include "hull.h"
static int right(const int32_t *n) { return meet(point(n), quad(n + SIZE_point)); }
static uint16_t calls;
static bool turned;
static int hit(const int32_t *n) {
  turned ^= ++calls == 0;
  return turned ? !right(n) : right(n);
}
HULLS_PLANT(point, quad, closed)
