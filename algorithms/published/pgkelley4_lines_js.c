/* Segments on one line: not equal, written three times, is no exclusive or of four.
 *
 * On one line two segments are apart when all four differences of their ends have one sign. The code asked
 * whether the signs are unlike by a != b != c != d. That is true for an odd number of negative ones; with two
 * of four, as when one segment lies within the other, it is false. Repaired, it asks whether all are equal; a
 * segment of no length, which was on every line before, now meets what lies around it.
 *
 * The original's points are objects.
 */
#include "algorithm.h"

#include <math.h>

struct pgkelley4_meeting {
  bool on_line, parallel;
  double t, u;
};

static inline double cross(double ax, double ay, double bx, double by) { return ax * by - ay * bx; }

/* Where the lines meet, as a part of each. */
static inline struct pgkelley4_meeting meet(struct segment_f64 p, struct segment_f64 q) {
  const double rx = p.x2 - p.x1, ry = p.y2 - p.y1, sx = q.x2 - q.x1, sy = q.y2 - q.y1;
  const double dx = q.x1 - p.x1, dy = q.y1 - p.y1;
  const double of_u = cross(dx, dy, rx, ry), denominator = cross(rx, ry, sx, sy);
  return (struct pgkelley4_meeting){of_u == 0 && denominator == 0,
                                    denominator == 0,
                                    cross(dx, dy, sx, sy) / denominator,
                                    of_u / denominator};
}

static inline bool share_end(struct segment_f64 p, struct segment_f64 q) {
  return (p.x1 == q.x1 && p.y1 == q.y1) || (p.x1 == q.x2 && p.y1 == q.y2) || (p.x2 == q.x1 && p.y2 == q.y1) ||
         (p.x2 == q.x2 && p.y2 == q.y2);
}

/* How many of the differences are negative. */
static inline unsigned negative(double p1, double p2, double q1, double q2) {
  return (unsigned)(q1 - p1 < 0) + (q1 - p2 < 0) + (q2 - p1 < 0) + (q2 - p2 < 0);
}

static inline bool crosses(struct pgkelley4_meeting at) {
  return !at.parallel && at.t >= 0 && at.t <= 1 && at.u >= 0 && at.u <= 1;
}

static enum answer pgkelley4_lines_js(struct segment_f64 p, struct segment_f64 q) {
  const struct pgkelley4_meeting at = meet(p, q);
  const unsigned in_x = negative(p.x1, p.x2, q.x1, q.x2), in_y = negative(p.y1, p.y2, q.y1, q.y2);
  return hit_if(at.on_line ? share_end(p, q) || in_x % 2 == 1 || in_y % 2 == 1 : crosses(at));
}

static enum answer pgkelley4_lines_mended_js(struct segment_f64 p, struct segment_f64 q) {
  const struct pgkelley4_meeting at = meet(p, q);
  const unsigned in_x = negative(p.x1, p.x2, q.x1, q.x2), in_y = negative(p.y1, p.y2, q.y1, q.y2);
  return hit_if(at.on_line ? share_end(p, q) || in_x % 4 != 0 || in_y % 4 != 0 : crosses(at));
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE,                        \
  .idea = "Where the lines meet, as a part of each; on one line, whether the signs of differences differ.",  \
  .wrong = WRONG, .inputs = "px py p2x p2y qx qy q2x q2y", .by_code = CONTRACT_CLOSED,                       \
  .by_text = CONTRACT_CLOSED

#define ROUNDED "The cross products are rounded, and parts of a line that are rounded compare otherwise."

GRAZE_TEST(
    pgkelley4_lines_js,
    segment_f64,
    segment_f64,
    RECORD("Not equal, three times",
           "line-segments-intersect, doLineSegmentsIntersect: 2014-12-05 to 2016-04-03 "
           "(pgkelley4/line-segments-intersect#2)",
           "misses a segment that holds the other, on one line"),
    .fingerprint = 0x8cd70f44,
    .defects = {
        BY_LOGIC(
            BROKEN_CONTRACT,
            "Where one lies within the other, two of four differences are negative, and no not-equal tells.",
            "0 1 0 2 0 3 0 0"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 0 0 0 0 1 0 -7e+307"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1 1 0 0.3 0 0 0 0.3"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "2 0 51 5 1 0 1 5e+306"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 5e-18 0 0 1 0 0"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 5e-308 9e-308 0 0 0 5e-308 4e-308"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "4 0.8 0 0 1 2 3 0.6"),
    })

GRAZE_TEST(
    pgkelley4_lines_mended_js,
    segment_f64,
    segment_f64,
    RECORD("Not equal, three times, repaired",
           "line-segments-intersect, doLineSegmentsIntersect: since 2016-04-03 "
           "(pgkelley4/line-segments-intersect#2)",
           "hits beside a segment of no length"),
    .fingerprint = 0x28f80d65,
    .lacks = "swap",
    .defects = {
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 0 0 0 0 1 0 -7e+307"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1 1 0 0.3 0 0 0 0.3"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "2 0 51 5 1 0 1 5e+306"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 5e-18 0 0 1 0 0"),
        BY_LOGIC(FALSE_HIT, "A segment of no length is taken to be on the other's line.", "0 1 0 1 0 0 1 1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 3e+168 3e+168 3e+168 0 0 3e+168"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "4 0.8 0 0 1 2 3 0.6"),
    })
