/* The clamp method: the nearest point of the box, then its distance.
 *
 * Clamp the centre into the box, each coordinate by itself: that is the point of the box nearest to the
 * centre. The disc overlaps the box when this point is nearer than r. Strictly: touching is a miss.
 *
 * x + w, the differences, the squares and the root are rounded, so near touching it may say either. Below
 * 1e-162 the squares vanish and the distance comes out as 0. Above 1.3e154 Python's ** raises OverflowError:
 * there is no answer.
 */
#include "algorithm.h"
#include "helpers/python.h"

static enum answer clamp_py(struct disc_f64 disc, struct xywh_f64 box) {
  const double x = set_range(box.x, box.x + box.w, disc.cx);
  const double y = set_range(box.y, box.y + box.h, disc.cy);
  const double dx = disc.cx - x, dy = disc.cy - y, about = dx * dx + dy * dy;
  if (root_is_clear(about, disc.r))
    return hit_if(about < disc.r * disc.r);
  bool raises = false;
  const double square = python_power(dx, 2.0, &raises) + python_power(dy, 2.0, &raises);
  const double distance = python_power(square, 0.5, &raises);
  return raises ? ANSWER_NONE : hit_if(distance < disc.r);
}

GRAZE_TEST(
    clamp_py,
    disc_f64,
    xywh_f64,
    .title = "Nearest point of the box",
    .role = ROLE_TUTORIAL,
    .document = D1,
    .language = "Python",
    .source = "circle_to_rect(c, r) with set_range(minimal, maximal, number)",
    .idea = "Clamp the centre into the box and compare the distance to the clamped point with r.",
    .wrong = "wrong by a few ulps where shapes touch; raises above 1.3e154; distances below 1e-162 vanish",
    .inputs = "cx cy cr rx ry rw rh",
    .rounding = {6.4,
                 "The far side by one ulp and the difference by one, on both axes: 2.83. Squares by "
                 "pow within an ulp of itself, their sum, and the root by pow: 3.52 of the distance, "
                 "which is below the largest number when it matters."},
    .fingerprint = 0x8abd6e6c,
    .by_code = CONTRACT_OPEN,
    .by_text = CONTRACT_OPEN,
    .defects = {
        BY_ROUNDING(FALSE_HIT,
                    "The right or bottom side x + w is rounded toward the centre, or the distance down.",
                    "0.1 1.3 0.2 0 0.5 0.2 0.6"),
        BY_RANGE(FALSE_HIT,
                 "The square of a distance below 1e-162 vanishes, and the distance comes out as 0.",
                 "0 0 4e-163 8e-163 -1 1 2"),
        BY_ROUNDING(MISSED_HIT,
                    "The distance to the nearest point is rounded up to the radius.",
                    "0.1 0.5 0.4 0.5 0.1 0.3 0.4"),
        BY_ROUNDING(BROKEN_CONTRACT,
                    "Touching exactly, the rounded end or distance comes out below the radius.",
                    "0.2 0.4 0.1 0 0.2 0.4 0.1"),
        BY_RANGE(BROKEN_CONTRACT,
                 "The square of a tiny distance loses its bits, and the root comes out below the radius.",
                 "1 0 8e-160 0 8e-160 2 1"),
        BY_RANGE(NO_ANSWER,
                 "The square of a distance above 1.3e154 overflows, and Python raises OverflowError.",
                 "0 0 1 2e+154 0 1 1"),
        BY_RANGE(MISSED_HIT,
                 "The sum of two squares overflows, which raises nothing, and no radius is beyond infinity.",
                 "0 0 2e+154 1e+154 1e+154 1 1"),
    })
