/* A disc in a box, by its centre alone.
 *
 * The box is asked whether it has the centre within it, as it is asked about a point. The radius is
 * forgotten, so a disc that reaches out over a side is within too.
 */
#include "algorithm.h"

static enum answer disc_by_centre(struct xywh_f64 box, struct disc_f64 disc) {
  return hit_if(disc.cx >= box.x && disc.cx <= box.x + box.w && disc.cy >= box.y && disc.cy <= box.y + box.h);
}

GRAZE_TEST_CONTAINS(disc_by_centre,
                    xywh_f64,
                    disc_f64,
                    .fingerprint = 0x963fe975,
                    .title = "A disc in a box, by its centre",
                    .role = ROLE_TAUGHT,
                    .language = "C",
                    .source = "the method that a point in a box is told by, put to a disc",
                    .idea = "The centre is in the box.",
                    .wrong = "says yes of discs that reach out over a side",
                    .inputs = "x y w h cx cy r",
                    .by_code = CONTRACT_CLOSED,
                    .by_text = CONTRACT_CLOSED,
                    .defects = {
                        BY_LOGIC(FALSE_HIT, "It forgets the radius.", "0 0 2 2 1 1 2"),
                        BY_ROUNDING(FALSE_HIT,
                                    "A side is rounded, and a centre beyond it is taken for one within.",
                                    "0 0.1 1 0.3 0.1 0.4 1")})
