/* Point in rectangle, half-open: the left and top edges belong to the box, the right and bottom edges do not.
 *
 * Half-open boxes tile the plane: every point is in exactly one of two neighbours. The comment beside the
 * code claims that equality is covered, which holds for two of the four sides. x + w wraps above 2^31 - 1,
 * and then nothing is inside.
 */
#include "algorithm.h"
#include "in_rectangle.h"

static enum answer point_java(struct point_i32 point, struct xywh_i32 box) {
  return hit_if(in_rectangle(box, point.x, point.y));
}

GRAZE_TEST(
    point_java,
    point_i32,
    xywh_i32,
    .title = "Point in rectangle, half-open",
    .role = ROLE_TUTORIAL,
    .document = D4,
    .language = "Java",
    .source = "isColliding(int px, int py)",
    .idea = "Left and top compared with >=, right and bottom with <.",
    .wrong = "x + w wraps above 2^31 - 1",
    .inputs = "px py x y w h",
    .fingerprint = 0xf3c7e89a,
    .by_code = CONTRACT_HALF_OPEN,
    .by_text = CONTRACT_CLOSED,
    .contract_why = "The comment says that equality is covered; the right and bottom comparisons are strict.",
    .defects = {
        BY_RANGE(MISSED_HIT,
                 "The sum x + w wraps to a negative number, and no point lies left of it.",
                 "2 1 1 0 2147483647 2"),
        BY_RANGE(BROKEN_CONTRACT,
                 "The sum x + w wraps, and so a point on the left or top edge is not held either.",
                 "2 0 1 0 2147483647 1"),
    })
