/* logic: halves of whole sizes are cut. Right if its width and height are even (box). */
#include "defect.h"
static bool meets(wide dx, wide dy, wide w, wide h, wide r) {
  const wide out = MAX(dx - w / 2, 0), down = MAX(dy - h / 2, 0);
  return out * out + down * down <= r * r;
}
TEST(DISC_BOX, i32, closed, meets(ABS(cx - x - w / 2), ABS(cy - y - h / 2), w, h, r))
