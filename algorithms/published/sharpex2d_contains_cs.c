/* A box within a box, by both ends of both axes. The lower end of the second is found with the height of the
 * first: a name without its owner means that of the box that is asked.
 *
 * The original takes objects.
 */
#include "algorithm.h"

static enum answer sharpex2d_contains_cs(struct xywh_f32 a, struct xywh_f32 b) {
  return hit_if(b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + a.h <= a.y + a.h);
}

GRAZE_TEST_CONTAINS(
    sharpex2d_contains_cs,
    xywh_f32,
    xywh_f32,
    .title = "The height of the wrong box",
    .role = ROLE_PUBLISHED,
    .language = "C#",
    .source = "Sharpex2D, Rectangle.Contains: 2013-09-23 to 2014-05-26 (ThuCommix/Sharpex2D#11)",
    .idea = "Both ends of the second box are between those of the first.",
    .wrong = "the lower end of the second is not asked about; nothing lower than the top is held",
    .inputs = "ax ay aw ah bx by bw bh",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = THREAD_IS_SILENT,
    .fingerprint = 0xd9d0ad34,
    .defects = {
        BY_LOGIC(FALSE_HIT, "The lower end of the second box is not asked about.", "0 0 1 1 0 0 1 2"),
        BY_ROUNDING(FALSE_HIT, "The sum of top and height is rounded.", "0 1.9999998 3 3 1 2 1 4"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 3 1e+17 1 1 1 5e+17"),
        BY_LOGIC(
            MISSED_HIT,
            "A box whose top is lower than that of the first, by whose height it is taken to end beyond it.",
            "0 0 3 3 1 1 1 1"),
        BY_LOGIC(BROKEN_CONTRACT, "The same of a box that reaches a side.", "0 0 2 3 0 1 1 1")})
