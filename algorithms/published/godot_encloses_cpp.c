/* A box within a box: the near sides may be shared, the far ones may not. So no box is within itself.
 *
 * The original takes objects.
 */
#include "algorithm.h"

static enum answer godot_encloses_cpp(struct xywh_f32 a, struct xywh_f32 b) {
  return hit_if(b.x >= a.x && b.y >= a.y && b.x + b.w < a.x + a.w && b.y + b.h < a.y + a.h);
}

GRAZE_TEST_CONTAINS(
    godot_encloses_cpp,
    xywh_f32,
    xywh_f32,
    .title = "The far sides strict, the near ones not",
    .role = ROLE_PUBLISHED,
    .language = "C++",
    .source = "Godot, Rect2.encloses: told 2019-03-04 (godotengine/godot#26615)",
    .idea = "Both ends of the second box are between those of the first.",
    .wrong = "a side on the right or the bottom of the first is out, one on the left or the top is in",
    .inputs = "ax ay aw ah bx by bw bh",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_CLOSED,
    .contract_why = "The thread expects a box to be within itself.",
    .fingerprint = 0x169db259,
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "What reaches the right or the lower side is held to be out.",
                 "0 0 1 1 0 0 1 1"),
        BY_ROUNDING(MISSED_HIT, "The sum of a corner and a size is rounded.", "1 0 1 2 1.3 1 0.7 0.1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 1e+38 1e+34 3e+38 5e+33 3e+38 1 7e+37")})
