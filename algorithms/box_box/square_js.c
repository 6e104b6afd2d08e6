/* Not one of the four ways to be apart, for squares. The negation makes it closed, and makes NaN, which
 * compares with nothing, a hit.
 *
 * Rounded sums keep order, so an overlap is never missed; but two squares less than a rounding apart come out
 * touching.
 */
#include "algorithm.h"

static enum answer square_js(struct square_f64 a, struct square_f64 b) {
  const bool apart = (a.y + a.s < b.y) | (a.y > b.y + b.s) | (a.x + a.s < b.x) | (a.x > b.x + b.s);
  return hit_if(!apart);
}

GRAZE_TEST(square_js,
           square_f64,
           square_f64,
           .title = "Not apart, squares",
           .role = ROLE_TUTORIAL,
           .document = D3,
           .language = "JavaScript",
           .source = "hitTest(source, target)",
           .idea = "Miss when one square is wholly beyond a side of the other; otherwise hit.",
           .wrong = "hits across gaps thinner than the rounding of x + s; NaN is a hit",
           .inputs = "ax ay as bx by bs",
           .rounding = {0.71,
                        "Only x + s is rounded: by half an ulp of the largest number, where it is not beyond "
                        "every number. Where both axes are apart, times the root of 2."},
           .fingerprint = 0x478749c3,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .defects = {
               BY_ROUNDING(FALSE_HIT,
                           "The sum x + s is rounded up to the other square's left side.",
                           "0.5 0.3 0.1 0.5 0.4 0"),
           })
