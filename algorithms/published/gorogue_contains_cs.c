/* A box within a box, by both ends of both axes, and the far ends compared the wrong way round: what is held
 * begins in the first box and ends beyond it.
 *
 * The original takes objects, and counts cells; where all of a box is within another, so are its cells.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static enum answer gorogue_contains_cs(struct xywh_i32 a, struct xywh_i32 b) {
  return hit_if((a.x <= b.x) & (wrap_add(a.x, a.w) <= wrap_add(b.x, b.w)) & (a.y <= b.y) &
                (wrap_add(a.y, a.h) <= wrap_add(b.y, b.h)));
}

GRAZE_TEST_CONTAINS(
    gorogue_contains_cs,
    xywh_i32,
    xywh_i32,
    .title = "The far ends the wrong way round",
    .role = ROLE_PUBLISHED,
    .language = "C#",
    .source = "GoRogue, Rectangle.Contains: 2017-11-26 to 2018-07-21 (Chris3606/GoRogue#49)",
    .idea = "Both ends of the second box are at or beyond those of the first.",
    .wrong = "says yes of boxes that end outside, and no of most that are within",
    .inputs = "ax ay aw ah bx by bw bh",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .fingerprint = 0xba52f30f,
    .defects = {BY_LOGIC(FALSE_HIT, "A box that ends beyond the first is held.", "0 0 1 1 2 2 1 1"),
                BY_RANGE(FALSE_HIT,
                         "The far end of the first box wraps to a negative number.",
                         "1 0 2147483647 1 2 2 1 1"),
                BY_LOGIC(MISSED_HIT, "A box that ends before the first does is not held.", "0 0 3 3 1 1 1 1"),
                BY_LOGIC(BROKEN_CONTRACT, "The same of a box that reaches a side.", "0 0 3 2 1 0 1 1")})
