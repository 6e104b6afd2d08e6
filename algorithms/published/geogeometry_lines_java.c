/* Two segments by slopes and intercepts; where one is upright, only its own bounds were asked.
 *
 * The line of the other crosses the upright one at a height that lies between its ends, and there the code
 * stopped: the other segment may end long before. The report has two streets in Boston. Besides, a segment
 * must be given from its lower end, and one of two on one line must begin within the other. Repaired, the
 * heights of both are asked, whichever way they run; but the heights of a level segment do not tell where it
 * ends.
 *
 * The original has x as longitude and y as latitude.
 */
#include "algorithm.h"

#include <math.h>

static inline bool between(double a, double b, double value) {
  return a > b ? b <= value && value < a : a <= value && value < b;
}

static inline bool between_closed(double a, double b, double value) {
  return a > b ? b <= value && value <= a : a <= value && value <= b;
}

/* y = intercept + slope * x */
struct line {
  double slope, intercept;
};

static inline struct line line_of(struct segment_f64 s) {
  const double slope = (s.y2 - s.y1) / (s.x2 - s.x1);
  return (struct line){slope, s.y1 - slope * s.x1};
}

static inline bool both_upright(struct segment_f64 s, struct segment_f64 t) {
  return s.x1 == t.x1 && ((s.y1 <= t.y1 && t.y1 < s.y2) || (s.y1 <= t.y2 && t.y2 < s.y2));
}

static inline bool holds(struct segment_f64 s, double x, double y) {
  return (s.x1 - x) * (x - s.x2) >= 0 && (s.y1 - y) * (y - s.y2) >= 0;
}

/* Neither is upright. */
static inline bool slanted(struct segment_f64 s, struct segment_f64 t, bool x_meet) {
  const struct line a = line_of(s), b = line_of(t);
  if (a.slope - b.slope == 0)
    return fabs(a.intercept - b.intercept) < .0000001 && x_meet;
  const double x = -(a.intercept - b.intercept) / (a.slope - b.slope), y = a.intercept + a.slope * x;
  return holds(s, x, y) && holds(t, x, y);
}

static inline bool crosses_upright(struct segment_f64 upright, struct segment_f64 other) {
  const struct line line = line_of(other);
  const double y = line.intercept + line.slope * upright.x1;
  return y >= upright.y1 && y <= upright.y2;
}

static inline bool crosses_upright_mended(struct segment_f64 upright, struct segment_f64 other) {
  const struct line line = line_of(other);
  const double y = line.intercept + line.slope * upright.x1;
  return between_closed(upright.y1, upright.y2, y) && between_closed(other.y1, other.y2, y);
}

static enum answer geogeometry_lines_java(struct segment_f64 s, struct segment_f64 t) {
  const bool s_upright = s.x1 == s.x2, t_upright = t.x1 == t.x2;
  if (s_upright && t_upright)
    return hit_if(both_upright(s, t));
  if (s_upright || t_upright)
    return hit_if(s_upright ? crosses_upright(s, t) : crosses_upright(t, s));
  return hit_if(slanted(s, t, between(s.x1, s.x2, t.x1) || between(s.x1, s.x2, t.x2)));
}

static enum answer geogeometry_lines_mended_java(struct segment_f64 s, struct segment_f64 t) {
  const bool s_upright = s.x1 == s.x2, t_upright = t.x1 == t.x2;
  if (s_upright && t_upright)
    return hit_if(both_upright(s, t));
  if (s_upright || t_upright)
    return hit_if(s_upright ? crosses_upright_mended(s, t) : crosses_upright_mended(t, s));
  return hit_if(slanted(s, t, between_closed(s.x1, s.x2, t.x1) || between_closed(s.x1, s.x2, t.x2)));
}

#define RECORD(TITLE, LANGUAGE, SOURCE, WRONG)                                                               \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = LANGUAGE, .source = SOURCE,                            \
  .idea = "The lines cross at a point within both.", .wrong = WRONG, .inputs = "x1 y1 x2 y2 u1 v1 u2 v2",    \
  .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_UNSTATED,                                                  \
  .contract_why = "Its own tests disagree: segments that share an end on one line were to be a miss once."

#define ROUNDED "Slope, intercept and crossing are rounded, and intercepts that differ by 1e-7 are one."

GRAZE_TEST(
    geogeometry_lines_java,
    segment_f64,
    segment_f64,
    RECORD("The bounds of one segment only",
           "Java",
           "geogeometry, GeoGeometry.linesCross: 2012-09-20 to 2019-06-28 (jillesvangurp/geogeometry#12)",
           "hits beyond an end, where the other segment is upright"),
    .fingerprint = 0x2fe91823,
    .lacks = "swap only at touching",
    .defects = {
        BY_RANGE(FALSE_HIT,
                 ROUNDED,
                 "-5e-324 0 1.6975966327e-313 8.487983164e-314 0 0 1.018557979663e-312 5.0927898983e-313"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "On one line an end of the second must lie in the first, and upright ones must run upward.",
                 "0 1 0 0 0 0 0 1"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 6e-08 1 6e-08 1 0 0 0"),
        BY_LOGIC(FALSE_HIT,
                 "Where a segment is upright it is not asked where the other ends.",
                 "2 0 2 2 0 0 1 1"),
        BY_LOGIC(MISSED_HIT,
                 "An upright segment must run upward, and a crossing that is rounded lies off a level one.",
                 "1 1 1 0 2 0 0 1"),
    })

GRAZE_TEST(
    geogeometry_lines_mended_java,
    segment_f64,
    segment_f64,
    RECORD("The bounds of one segment only, repaired",
           "Kotlin",
           "geogeometry, GeoGeometry.linesCross: since 2019-06-28 (jillesvangurp/geogeometry#12)",
           "hits beyond the end of a level segment, where the other is upright"),
    .fingerprint = 0x40db13f8,
    .lacks = "swap only at touching",
    .defects = {
        BY_LOGIC(BROKEN_CONTRACT,
                 "On one line an end of the second must lie in the first.",
                 "0 1 0 0 0 0 0 1"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 0 2 0 4 1 1 0"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "0 6e-08 1 6e-08 1 0 0 0"),
        BY_RANGE(FALSE_HIT, ROUNDED, "0 9e-323 1.4e-322 0 0 2.67e-322 4.15e-322 0"),
        BY_LOGIC(FALSE_HIT,
                 "A level segment is asked for its height, and not where it ends.",
                 "2 0 2 2 0 1 1 1"),
        BY_LOGIC(MISSED_HIT, "A crossing that is rounded lies off a level segment.", "7 0 2 6 5 3 0 3"),
    })
