/* Two segments as in school: y = m x + b of both, where x is the same, and whether that x is in both.
 *
 * An upright line has no slope. Here it has an infinite one, and nothing computed with it is a number. And
 * equal slopes are a miss, whether the lines are two or one.
 */
#include "helpers/taught.h"

#include <math.h>

static inline bool is_in_span(double x, struct segment_f64 s) {
  return x >= fmin(s.x1, s.x2) && x <= fmax(s.x1, s.x2);
}

static enum answer lines_slopes(struct segment_f64 s, struct segment_f64 t) {
  const double m = (s.y2 - s.y1) / (s.x2 - s.x1), n = (t.y2 - t.y1) / (t.x2 - t.x1);
  const double b = s.y1 - m * s.x1, c = t.y1 - n * t.x1, x = (c - b) / (m - n);
  return hit_if(m != n && is_in_span(x, s) && is_in_span(x, t));
}

#define UPRIGHT "An upright line has an infinite slope, and no number can be made of it."
#define ROUNDED "Slopes and intercepts are rounded or overflow, and with them where the lines cross."

GRAZE_TEST(
    lines_slopes,
    segment_f64,
    segment_f64,
    TAUGHT("Slopes and intercepts",
           "taught in schools",
           "The lines cross at an x that is in both.",
           "misses upright segments, and segments on one line"),
    CLOSED_BY_CODE,
    .inputs = "ax1 ay1 ax2 ay2 bx1 by1 bx2 by2",
    .fingerprint = 0xb30ef15e,
    .defects = {
        BY_RANGE(FALSE_HIT, ROUNDED, "0 1 7 0 -1e+308 0 1e+308 1e+308"),
        BY_LOGIC(
            BROKEN_CONTRACT,
            "Lines of one slope do not cross, also where they are one, and an upright line has no slope.",
            "0 0 1 0 1 0 0 0"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 0 1 0 1 3 0 2e-16"),
        BY_LOGIC(MISSED_HIT, UPRIGHT, "1 1 1 0 2 0 0 1"),
    })
