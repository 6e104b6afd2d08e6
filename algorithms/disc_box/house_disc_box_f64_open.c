/* Disc and box, open, in double precision.
 *
 * A disc meets a box when the nearest point of the box is less than the radius from the centre. The squares
 * are compared exactly: in doubles with a bound on every error, and in long whole numbers where that is
 * unsure (house/reach.h). Touching is a miss.
 */
#include "algorithm.h"
#include "house/filtered.h"
#include "house/reach.h"

static inline struct disc_box_numbers numbers(struct disc_f64 disc, struct xywh_f64 box) {
  return (struct disc_box_numbers){disc.cx, disc.cy, disc.r, box.x, box.y, box.w, box.h};
}

static inline enum answer quick(struct disc_f64 disc, struct xywh_f64 box) {
  return open_answer(disc_box_step(numbers(disc, box), 0));
}

static enum answer exact(struct disc_f64 disc, struct xywh_f64 box) {
  return open_answer(disc_box_exact(numbers(disc, box)));
}

GRAZE_TEST_FILTERED(house_disc_box_f64_open,
                    disc_f64,
                    xywh_f64,
                    quick,
                    exact,
                    .title = "Disc and box, exact, open, double precision",
                    .role = ROLE_HOUSE,
                    .language = "C",
                    .source = "written for this project",
                    .idea = "Compare the square of the distance with the square of the reach, exactly.",
                    .wrong = "-",
                    .inputs = "cx cy r x y w h",
                    .by_code = CONTRACT_OPEN,
                    .by_text = CONTRACT_OPEN)
