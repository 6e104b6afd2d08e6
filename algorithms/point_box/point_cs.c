/* Point in rectangle from minimum and maximum: four comparisons, no arithmetic, so nothing can go wrong.
 * Closed.
 */
#include "algorithm.h"

static enum answer point_cs(struct point_i32 point, struct ltrb_i32 box) {
  return hit_if((point.x >= box.left) & (point.x <= box.right) & (point.y >= box.top) &
                (point.y <= box.bottom));
}

GRAZE_TEST(point_cs,
           point_i32,
           ltrb_i32,
           .title = "Point between minimum and maximum",
           .role = ROLE_TUTORIAL,
           .document = D2,
           .language = "C#",
           .source = "RectCollider.CheckHit(int x, int y)",
           .idea = "Compare each coordinate with the minimum and the maximum.",
           .wrong = "-",
           .inputs = "x y minx miny maxx maxy",
           .fingerprint = 0x3a768e84,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The text says \"in the rectangle\" and no more.")
