/* Disc and box, closed, in single precision.
 *
 * A disc meets a box when the nearest point of the box is at most the radius from the centre. The squares are
 * compared exactly: in doubles with a bound on every error, and in long whole numbers where that is unsure
 * (house/reach.h). Touching is a hit.
 */
#include "algorithm.h"
#include "house/filtered.h"
#include "house/reach.h"

static inline struct disc_box_numbers numbers(struct disc_f32 disc, struct xywh_f32 box) {
  return (struct disc_box_numbers){(double)disc.cx,
                                   (double)disc.cy,
                                   (double)disc.r,
                                   (double)box.x,
                                   (double)box.y,
                                   (double)box.w,
                                   (double)box.h};
}

static inline enum answer quick(struct disc_f32 disc, struct xywh_f32 box) {
  return closed_answer(disc_box_step(numbers(disc, box), 0));
}

static enum answer exact(struct disc_f32 disc, struct xywh_f32 box) {
  return closed_answer(disc_box_exact(numbers(disc, box)));
}

GRAZE_TEST_FILTERED(house_disc_box_f32_closed,
                    disc_f32,
                    xywh_f32,
                    quick,
                    exact,
                    .title = "Disc and box, exact, closed, single precision",
                    .role = ROLE_HOUSE,
                    .language = "C",
                    .source = "written for this project",
                    .idea = "Compare the square of the distance with the square of the reach, exactly.",
                    .wrong = "-",
                    .inputs = "cx cy r x y w h",
                    .by_code = CONTRACT_CLOSED,
                    .by_text = CONTRACT_CLOSED)
