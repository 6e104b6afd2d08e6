/* Overlap in x and overlap in y: two closed spans meet when neither begins after the other ends. Comparisons
 * only.
 */
#include "algorithm.h"

static enum answer minmax_cs(struct ltrb_i32 a, struct ltrb_i32 b) {
  return hit_if((b.right >= a.left) & (b.left <= a.right) & (b.bottom >= a.top) & (b.top <= a.bottom));
}

GRAZE_TEST(minmax_cs,
           ltrb_i32,
           ltrb_i32,
           .title = "Overlap on both axes",
           .role = ROLE_TUTORIAL,
           .document = D2,
           .language = "C#",
           .source = "RectCollider.CheckHit(RectCollider rect)",
           .idea = "Hit when the spans meet in x and in y.",
           .wrong = "-",
           .inputs = "aminx aminy amaxx amaxy bminx bminy bmaxx bmaxy",
           .fingerprint = 0x5f70ea87,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The text says \"overlap\" and does not say whether a shared edge counts.")
