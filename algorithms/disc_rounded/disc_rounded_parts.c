/* A disc against a rounded box: in one question, or in six.
 *
 * The rounded box is its core grown by r, so the disc meets it when its centre is within both radii of the
 * core: move the centre into the core, and compare squares. Advice on a forum of learners takes it apart
 * instead: four discs at the corners, and the two boxes that are left when the corners are taken away, one
 * upright and one lying. That is the same set of points, and six tests for one.
 */
#include "helpers/taught.h"

static double between(double low, double value, double high) {
  return value < low ? low : value > high ? high : value;
}

static bool disc_meets_sides(struct disc_f64 d, double left, double top, double right, double bottom) {
  const double dx = d.cx - between(left, d.cx, right), dy = d.cy - between(top, d.cy, bottom);
  return dx * dx + dy * dy <= d.r * d.r;
}

static bool discs_meet(struct disc_f64 d, double x, double y, double r) {
  const double dx = d.cx - x, dy = d.cy - y;
  return dx * dx + dy * dy <= (d.r + r) * (d.r + r);
}

static enum answer disc_rounded_clamp(struct disc_f64 d, struct rounded_f64 b) {
  const struct disc_f64 both = {d.cx, d.cy, d.r + b.r};
  return hit_if(disc_meets_sides(both, b.x + b.r, b.y + b.r, b.x + b.w - b.r, b.y + b.h - b.r));
}

static enum answer disc_rounded_parts(struct disc_f64 d, struct rounded_f64 b) {
  const double left = b.x + b.r, right = b.x + b.w - b.r, top = b.y + b.r, bottom = b.y + b.h - b.r;
  return hit_if(discs_meet(d, left, top, b.r) || discs_meet(d, right, top, b.r) ||
                discs_meet(d, right, bottom, b.r) || discs_meet(d, left, bottom, b.r) ||
                disc_meets_sides(d, left, b.y, right, b.y + b.h) ||
                disc_meets_sides(d, b.x, top, b.x + b.w, bottom));
}

#define RECORD(TITLE, SOURCE, IDEA)                                                                          \
  TAUGHT(TITLE, SOURCE, IDEA, "hits or misses by a hair where shapes touch"), CLOSED_BY_CODE,                \
      .inputs = "a_cx a_cy a_r b_x b_y b_w b_h b_r"

#define ROUNDED "The ends x + r and x + w - r are rounded, and so are the squares."

GRAZE_TEST(disc_rounded_clamp,
           disc_f64,
           rounded_f64,
           RECORD("The centre moved into the core",
                  "C. Ericson, Real-Time Collision Detection, 2005, 4.5: sphere-swept volumes",
                  "Hit when the centre is no farther from the core than both radii."),
           .fingerprint = 0xf486841a,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "5.556896873712694e-163 0 8.33534531056904e-163 0 1.3892242184281734e-163 1 1 "
                        "2.6395260150135295e-162"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 9.03e-162 1.25e-162 8.06e-162 1 1 3.6e-162"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.1 0 0.1 0 0 1 1 0.4"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "4 0 2e+154 2 3e+154 4 4 2"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.6 1 1.4 2 0 1 2 0.1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 5 0.9 0 1 2 3.1 0.1"),
           })

GRAZE_TEST(disc_rounded_parts,
           disc_f64,
           rounded_f64,
           RECORD("Four discs and two boxes",
                  "J. Thompson, on Collision Detection, 2021-11-03 (jeffThompson/CollisionDetection#27)",
                  "Hit when the disc meets a disc at a corner, or one of two boxes."),
           .fingerprint = 0x478c5654,
           .defects = {
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "5.556896873712694e-163 0 8.33534531056904e-163 0 1.3892242184281734e-163 1 1 "
                        "2.6395260150135295e-162"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 9.03e-162 1.25e-162 8.06e-162 1 1 3.6e-162"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.1 0 0.1 0 0 1 1 0.4"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "4 0 2e+154 2 3e+154 4 4 2"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "0.1 1 1 1.1 0 1 2 0.1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 5 0.9 0 1 2 3.1 0.1"),
           })
