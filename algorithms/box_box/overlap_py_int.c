/* The strict overlap on Python's whole numbers: sums are exact whatever their size, and so is the answer.
 */
#include "algorithm.h"

static enum answer overlap_py_int(struct xywh_i64 a, struct xywh_i64 b) {
  return hit_if((a.x < (i128)b.x + b.w) & (b.x < (i128)a.x + a.w) & (a.y < (i128)b.y + b.h) &
                (b.y < (i128)a.y + a.h));
}

GRAZE_TEST(overlap_py_int,
           xywh_i64,
           xywh_i64,
           .title = "Strict overlap on both axes, whole numbers",
           .role = ROLE_TUTORIAL,
           .document = D1,
           .language = "Python",
           .source = "rect_to_rect(r1, r2) with Python ints",
           .idea = "As overlap_py; nothing rounds.",
           .wrong = "-",
           .inputs = "ax ay aw ah bx by bw bh",
           .fingerprint = 0x408aa328,
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN)
