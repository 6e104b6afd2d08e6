/* Four comparisons between stored sides: miss when one box lies wholly beyond a side of the other. Nothing is
 * added, so nothing wraps and nothing rounds. Closed.
 */
#include "algorithm.h"

static enum answer ltrb_java(struct ltrb_i32 one, struct ltrb_i32 two) {
  const bool apart =
      (one.left > two.right) | (one.right < two.left) | (one.top > two.bottom) | (one.bottom < two.top);
  return hit_if(!apart);
}

GRAZE_TEST(ltrb_java,
           ltrb_i32,
           ltrb_i32,
           .title = "Four comparisons, sides stored",
           .role = ROLE_TUTORIAL,
           .document = D4,
           .language = "Java",
           .source = "third method, isColliding(int one[], int two[])",
           .idea = "Miss when one box is wholly beyond a side of the other; otherwise hit.",
           .wrong = "-",
           .inputs = "al at ar ab bl bt br bb",
           .fingerprint = 0x5f70ea87,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The text does not say whether a shared edge counts.")
