/* Corner in rectangle: does one box hold a corner of the other?
 *
 * It looks complete, and it is what most people write first. But two boxes can cross like a plus sign with no
 * corner of either inside the other, and a small box can lie within a large one without holding any of its
 * corners. The test asks only about the corners of the second box, so it depends on the order in which the
 * boxes are given.
 *
 * The point test is half-open (left and top edges held, right and bottom not), so boxes that share an edge
 * are a hit from one side and a miss from the other. x + w wraps above 2^31 - 1.
 */
#include "algorithm.h"
#include "point_box/in_rectangle.h"

static enum answer corner_java(struct xywh_i32 one, struct xywh_i32 two) {
  const int32_t right = wrap_add(two.x, two.w), bottom = wrap_add(two.y, two.h);
  return hit_if(in_rectangle(one, two.x, two.y) | in_rectangle(one, right, two.y) |
                in_rectangle(one, two.x, bottom) | in_rectangle(one, right, bottom));
}

GRAZE_TEST(
    corner_java,
    xywh_i32,
    xywh_i32,
    .title = "Corner in rectangle",
    .role = ROLE_TUTORIAL,
    .document = D4,
    .language = "Java",
    .source = "first method, isColliding(Rectangle two)",
    .idea = "Hit when any of the four corners of the second box lies in the first.",
    .wrong = "misses every cross and every first box inside the second; not symmetric; x + w wraps",
    .inputs = "ax ay aw ah bx by bw bh",
    .by_code = CONTRACT_HALF_OPEN,
    .by_text = CONTRACT_CLOSED,
    .contract_why = "A comment says that equality is covered; the right and bottom comparisons are strict.",
    .defects = {
        {OUTCOME_MISSED_HIT,
         PLACES_ANY,
         CAUSE_LOGIC,
         "No corner of the second box lies in the first: they cross, or the second holds the first.",
         "0 1 3 1 1 0 1 3"},
    })
