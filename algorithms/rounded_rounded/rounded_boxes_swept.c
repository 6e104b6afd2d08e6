/* Two rounded boxes as two boxes that are swept by discs: how far apart are the cores along each axis, and is
 * that within both radii?
 *
 * Between upright boxes there is a gap along x, one along y, or none; both are the legs of a right triangle
 * whose hypotenuse is the distance.
 */
#include "helpers/taught.h"

static double gap_between(double low, double high, double other_low, double other_high) {
  return fmax(fmax(other_low - high, low - other_high), 0);
}

static enum answer rounded_boxes_swept(struct rounded_core_f64 a, struct rounded_core_f64 b) {
  const double dx = gap_between(a.cx - a.hx, a.cx + a.hx, b.cx - b.hx, b.cx + b.hx),
               dy = gap_between(a.cy - a.hy, a.cy + a.hy, b.cy - b.hy, b.cy + b.hy), reach = a.r + b.r;
  return hit_if(dx * dx + dy * dy <= reach * reach);
}

#define ROUNDED "The ends of the cores are rounded, and so are the squares."

GRAZE_TEST(
    rounded_boxes_swept,
    rounded_core_f64,
    rounded_core_f64,
    TAUGHT("Gaps along both axes, squared",
           "C. Ericson, Real-Time Collision Detection, 2005, 4.5: sphere-swept volumes",
           "Hit when the cores are no farther apart than both radii.",
           "hits or misses by a hair where shapes touch"),
    CLOSED_BY_CODE,
    .inputs = "a_cx a_cy a_hx a_hy a_r b_cx b_cy b_hx b_hy b_r",
    .fingerprint = 0xe8349e93,
    .defects = {
        BY_RANGE(BROKEN_CONTRACT,
                 OVERFLOWS,
                 "5.556896873712694e-162 4.028750233441703e-162 7.78448436856347e-163 9.449139057994428e-163 "
                 "1.1113793747425387e-162 0 0 2e-162 1e-162 2.361681171327895e-162"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "5 0 0.6 1 2 0 0 2 0 0.4"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 8 1 8 5e+222 8 8 8 7e+221"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 4.4 1 0.4 1 2 0 1 2 1"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "0 3 0 1 0.2 0 6 1 1.6 0.2"),
    })
