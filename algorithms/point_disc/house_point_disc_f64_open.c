/* Point and disc, open, in double precision.
 *
 * A point is in a disc when its distance from the centre is less than the radius. The squares are compared
 * exactly: in doubles with a bound on every error, and in long whole numbers where that is unsure
 * (house/reach.h). Touching is a miss.
 */
#include "algorithm.h"
#include "house/filtered.h"
#include "house/reach.h"

static inline struct two_disc_numbers numbers(struct point_f64 p, struct disc_f64 disc) {
  return (struct two_disc_numbers){p.x, p.y, 0, disc.cx, disc.cy, disc.r};
}

static inline enum answer quick(struct point_f64 p, struct disc_f64 disc) {
  return open_answer(two_disc_step(numbers(p, disc), 0));
}

static enum answer exact(struct point_f64 p, struct disc_f64 disc) {
  return open_answer(two_disc_exact(numbers(p, disc)));
}

GRAZE_TEST_FILTERED(house_point_disc_f64_open,
                    point_f64,
                    disc_f64,
                    quick,
                    exact,
                    .title = "Point and disc, exact, open, double precision",
                    .role = ROLE_HOUSE,
                    .language = "C",
                    .source = "written for this project",
                    .idea = "Compare the square of the distance with the square of the reach, exactly.",
                    .wrong = "-",
                    .inputs = "px py cx cy r",
                    .by_code = CONTRACT_OPEN,
                    .by_text = CONTRACT_OPEN)
