/* answers otherwise when asked again: the box of the call before is used where the point is above its left
 * side. */
#include "defect.h"
FUNCTION(right, POINT_BOX, i32, RIGHT_POINT_BOX(closed))
static int32_t before[4];
static int hit(const int32_t *n) {
  int32_t with[6];
  memcpy(with, n, sizeof with);
  if (n[0] == n[2])
    memcpy(with + 2, before, sizeof before);
  memcpy(before, n + 2, sizeof before);
  return right(with);
}
PLANT("point box-xywh", i32, closed)
