/* The quadrant method as the article's prose tells it: corners with "less than or equal", the square with
 * "less than".
 *
 * The code beside the prose compares both with <=. Read as written, the text makes a disc that touches a
 * corner a hit and a disc that touches a side a miss: one method, two conventions.
 */
#include "quadrant.h"

static enum answer quadrant_prose(struct xywh_f64 box, struct disc_f64 disc) {
  return hit_if(quadrant_method(box, disc, true));
}

GRAZE_TEST(
    quadrant_prose,
    xywh_f64,
    disc_f64,
    .title = "Quadrant method, as its prose has it",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "prose",
    .source = "section on the principle: case one and case two",
    .idea = "As quadrant_js, but the square must overlap the box while the corner may touch the disc.",
    .wrong = "hits at touching corners, misses at touching sides; otherwise as quadrant_js",
    .inputs = "rx ry rw rh cx cy cr",
    .rounding = {4.4, "As quadrant_js: what it says at touching is another matter, and of no contract."},
    .fingerprint = 0x581b3451,
    .by_code = CONTRACT_UNSTATED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "Closed at corners and open at sides: neither convention is kept.",
    .defects = {
        BY_ROUNDING(FALSE_HIT,
                    "The end x + w or the square of a distance is rounded toward the disc.",
                    "0.3 0.2 0.1 0.1 0.4 0.1 0.1"),
        BY_RANGE(FALSE_HIT,
                 "Squares overflow beyond 1e154, where inf <= inf is a hit, and vanish below 1e-162, where 0 "
                 "<= 0 is one.",
                 "0 0 1 1 2e+200 2e+200 1e+200"),
        BY_ROUNDING(MISSED_HIT,
                    "The end x + w, a centre or a square is rounded away from the disc.",
                    "0 0 0.2 0.1 0 0.3 0.2"),
        BY_RANGE(MISSED_HIT,
                 "A middle beyond the greatest double overflows, and infinity is within no reach; squares "
                 "below 1e-308 lose bits.",
                 "0 1.5e+308 2 8e+307 1 1.7e+308 4e+307"),
    })
