/* Two discs, closed, in double precision.
 *
 * Two discs meet when their centres are at most the sum of the radii apart. The squares are compared
 * exactly: in doubles with a bound on every error, and in long whole numbers where that is unsure
 * (house/reach.h). Touching is a hit.
 */
#include "algorithm.h"
#include "house/filtered.h"
#include "house/reach.h"

static inline struct two_disc_numbers numbers(struct disc_f64 a, struct disc_f64 b) {
  return (struct two_disc_numbers){a.cx, a.cy, a.r, b.cx, b.cy, b.r};
}

static inline enum answer quick(struct disc_f64 a, struct disc_f64 b) {
  return closed_answer(two_disc_step(numbers(a, b), 0));
}

static enum answer exact(struct disc_f64 a, struct disc_f64 b) {
  return closed_answer(two_disc_exact(numbers(a, b)));
}

GRAZE_TEST_FILTERED(house_disc_disc_f64_closed,
                    disc_f64,
                    disc_f64,
                    quick,
                    exact,
                    .title = "Two discs, exact, closed, double precision",
                    .role = ROLE_HOUSE,
                    .language = "C",
                    .source = "written for this project",
                    .idea = "Compare the square of the distance with the square of the reach, exactly.",
                    .wrong = "-",
                    .inputs = "ax ay ar bx by br",
                    .by_code = CONTRACT_CLOSED,
                    .by_text = CONTRACT_CLOSED)
