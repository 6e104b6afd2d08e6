/* MDN's circle sample as it stood for 1001 days: the distance of two corners, taken for the distance of two
 * centres.
 *
 * The page draws a circle by the corner of the square about it, so its centre is x + radius. Until August
 * 2022 the sample added the radius; then it was taken out, because it looked counted twice. Circles of one
 * size hide the mistake: both centres are off by as much. The original takes those corners; here they
 * are cx - r, so that the test takes discs like all others.
 */
#include "algorithm.h"

#include <math.h>

static enum answer mdn_circles_js(struct disc_f64 a, struct disc_f64 b) {
  const double dx = (a.cx - a.r) - (b.cx - b.r), dy = (a.cy - a.r) - (b.cy - b.r);
  const double distance = sqrt(dx * dx + dy * dy);
  return hit_if(distance < a.r + b.r);
}

GRAZE_TEST(mdn_circles_js,
           disc_f64,
           disc_f64,
           .title = "Corners taken for centres",
           .role = ROLE_PUBLISHED,
           .language = "JavaScript",
           .source = "MDN, 2D collision detection, Circle Collision: 2022-08-15 to 2025-05-12 "
                     "(mdn/content#19565, #39483, #39484)",
           .idea = "Hit when the corners of the squares about them are nearer than r + s.",
           .wrong = "wrong for circles of unlike sizes",
           .inputs = "ax ay ar bx by br",
           .fingerprint = 0x79ae8870,
           .by_code = CONTRACT_OPEN,
           .by_text = CONTRACT_OPEN,
           .defects = {
               BY_LOGIC(FALSE_HIT,
                        "The corners of unlike circles can be nearer than the circles are.",
                        "0 0 1 0 5 3"),
               BY_LOGIC(MISSED_HIT,
                        "The corners of unlike circles can be farther apart than the circles are.",
                        "0 0 2 2 0 1"),
               BY_LOGIC(BROKEN_CONTRACT,
                        "Circles that touch are a miss, but their corners are nearer than that.",
                        "0 0 2 4 3 3"),
           })
