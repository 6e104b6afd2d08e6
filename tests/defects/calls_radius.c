/* alone: its radius is used. */
#include "defect.h"
static int32_t before;
FUNCTION(right, DISC_BOX, i32, RIGHT_DISC_BOX(closed))
static int hit(const int32_t *n) {
  const int32_t mixed[] = {n[0], n[1], before, n[3], n[4], n[5], n[6]};
  before = n[2];
  return right(mixed);
}
PLANT("disc box-xywh", i32, closed)
