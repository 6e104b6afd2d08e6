/* The bounding-box article's prose: from the corners (x1, y1), (x2, y2) and (x3, y3), (x4, y4), no collision
 * when x1 > x4 or x2 < x3 or y1 > y4 or y2 < y3. Comparisons only, and closed.
 */
#include "algorithm.h"

static enum answer minmax_prose_js(struct ltrb_f64 a, struct ltrb_f64 b) {
  return hit_if(!((a.left > b.right) | (a.right < b.left) | (a.top > b.bottom) | (a.bottom < b.top)));
}

GRAZE_TEST(minmax_prose_js,
           ltrb_f64,
           ltrb_f64,
           .title = "Not apart, from corners",
           .role = ROLE_TUTORIAL,
           .document = D3,
           .language = "prose",
           .source = "first description: minimum and maximum corners",
           .idea = "Miss when one box is wholly beyond a side of the other; otherwise hit.",
           .wrong = "-",
           .inputs = "al at ar ab bl bt br bb",
           .rounding = {0, "Nothing is computed: four comparisons of the numbers as they are."},
           .fingerprint = 0x21212bfa,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED)
