/* Point and disc, closed, in single precision.
 *
 * A point is in a disc when its distance from the centre is at most the radius. The squares are compared
 * exactly: in doubles with a bound on every error, and in long whole numbers where that is unsure
 * (house/reach.h). Touching is a hit.
 */
#include "algorithm.h"
#include "house/filtered.h"
#include "house/reach.h"

static inline struct two_disc_numbers numbers(struct point_f32 p, struct disc_f32 disc) {
  return (struct two_disc_numbers){
      (double)p.x, (double)p.y, 0, (double)disc.cx, (double)disc.cy, (double)disc.r};
}

static inline enum answer quick(struct point_f32 p, struct disc_f32 disc) {
  return closed_answer(two_disc_step(numbers(p, disc), 0));
}

static enum answer exact(struct point_f32 p, struct disc_f32 disc) {
  return closed_answer(two_disc_exact(numbers(p, disc)));
}

GRAZE_TEST_FILTERED(house_point_disc_f32_closed,
                    point_f32,
                    disc_f32,
                    quick,
                    exact,
                    .title = "Point and disc, exact, closed, single precision",
                    .role = ROLE_HOUSE,
                    .language = "C",
                    .source = "written for this project",
                    .idea = "Compare the square of the distance with the square of the reach, exactly.",
                    .wrong = "-",
                    .inputs = "px py cx cy r",
                    .by_code = CONTRACT_CLOSED,
                    .by_text = CONTRACT_CLOSED)
