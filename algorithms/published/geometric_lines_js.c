/* Two segments by two parameters, in the versions of three years: each repair brought a new mistake.
 *
 * First, an end counted only where the other segment has an end too, and parallels never met. The repair let
 * ends count, and asked of segments on one line whether their spans meet: by "or" for "and", so all of them
 * did. Seven days later that was "and". But whether it is one line is told by a number that grows with the
 * segment and turns with it: y = x - 1, run downward, has the number of y = x + 1. And Number.EPSILON, added
 * on every side, is no measure of rounding.
 *
 * The original takes arrays of points.
 */
#include "algorithm.h"

#include <float.h>
#include <math.h>

struct geometric_meeting {
  double determinant, lambda, gamma;
};

static inline struct geometric_meeting meet(struct segment_f64 a, struct segment_f64 b) {
  const double det = (a.x2 - a.x1) * (b.y2 - b.y1) - (b.x2 - b.x1) * (a.y2 - a.y1);
  const double lambda = (b.y2 - b.y1) * (b.x2 - a.x1) + (b.x1 - b.x2) * (b.y2 - a.y1);
  const double gamma = (a.y1 - a.y2) * (b.x2 - a.x1) + (a.x2 - a.x1) * (b.y2 - a.y1);
  return (struct geometric_meeting){det, lambda / det, gamma / det};
}

static inline bool share_end(struct segment_f64 a, struct segment_f64 b) {
  return (a.x1 == b.x1 && a.y1 == b.y1) || (a.x1 == b.x2 && a.y1 == b.y2) || (a.x2 == b.x1 && a.y2 == b.y1) ||
         (a.x2 == b.x2 && a.y2 == b.y2);
}

static enum answer geometric_lines_js(struct segment_f64 a, struct segment_f64 b) {
  const struct geometric_meeting at = meet(a, b);
  return hit_if(share_end(a, b) ||
                (at.determinant != 0 && 0 < at.lambda && at.lambda < 1 && 0 < at.gamma && at.gamma < 1));
}

static inline bool about_equal(double a, double b) { return a <= b + DBL_EPSILON && a >= b - DBL_EPSILON; }

static inline bool about_in_0_to_1(double part) { return 0 <= part + DBL_EPSILON && part <= 1 + DBL_EPSILON; }

static inline bool on_one_line(struct segment_f64 a, struct segment_f64 b) {
  const double of_a = (a.y2 - a.y1) * a.x1 - (a.x2 - a.x1) * a.y1;
  const double of_b = (b.y2 - b.y1) * b.x1 - (b.x2 - b.x1) * b.y1;
  return about_equal(of_b, of_a);
}

/* How the spans p to q and r to s lie: what the two repairs combine. */
struct spans {
  bool begins_before_end, ends_after_begin;
};

static inline struct spans compare(double p, double q, double r, double s) {
  return (struct spans){fmin(r, s) <= fmax(p, q) + DBL_EPSILON, fmax(r, s) >= fmin(p, q) - DBL_EPSILON};
}

static enum answer geometric_lines_2_2_7_js(struct segment_f64 a, struct segment_f64 b) {
  const struct geometric_meeting at = meet(a, b);
  const struct spans x = compare(a.x1, a.x2, b.x1, b.x2);
  if (about_equal(at.determinant, 0))
    return hit_if(on_one_line(a, b) && (x.begins_before_end || x.ends_after_begin));
  return hit_if(about_in_0_to_1(at.lambda) && about_in_0_to_1(at.gamma));
}

static enum answer geometric_lines_2_2_8_js(struct segment_f64 a, struct segment_f64 b) {
  const struct geometric_meeting at = meet(a, b);
  const bool level = about_equal(a.y1, b.y1) && about_equal(a.y2, b.y2);
  const struct spans x = compare(a.x1, a.x2, b.x1, b.x2), y = compare(a.y1, a.y2, b.y1, b.y2);
  const struct spans asked = level ? x : y;
  if (about_equal(at.determinant, 0))
    return hit_if(on_one_line(a, b) && asked.begins_before_end && asked.ends_after_begin);
  return hit_if(about_in_0_to_1(at.lambda) && about_in_0_to_1(at.gamma));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG, .inputs = "ax1 ay1 ax2 ay2 bx1 by1 bx2 by2", .by_code = CONTRACT_CLOSED,                   \
  .by_text = CONTRACT_CLOSED

#define ONE_LINE                                                                                             \
  "What tells whether they are on one line grows with the length of a segment, and changes with its "        \
  "direction."
#define ROUNDED "Determinants are rounded, and an absolute epsilon is no measure of by how much."

GRAZE_TEST(geometric_lines_js,
           segment_f64,
           segment_f64,
           RECORD("Ends that meet ends only",
                  "geometric.js, lineIntersectsLine: 2020-01-20 to 2021-07-16 (HarryStevens/geometric#23)",
                  "They share an end, or the lines cross well within both.",
                  "misses an end on the other segment, and a shared stretch"),
           .fingerprint = 0x4ccf56d7,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "6e-162 0 2.22e-162 6e-162 2.2e-162 6e-162 0 0"),
               BY_LOGIC(BROKEN_CONTRACT,
                        "An end counts only on an end, and parallel lines do not count.",
                        "0 0 2 0 3 0 1 0"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "2.4 2 4 0 3.2 1 0 7"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 8e-323 8e-323 0 0 0 8e-323 8e-323"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0.6 0 -0.1 0.7 0 0.6 0 0"),
           })

GRAZE_TEST(
    geometric_lines_2_2_7_js,
    segment_f64,
    segment_f64,
    RECORD(
        "Ends that meet ends only, repaired once",
        "geometric.js 2.2.7, lineIntersectsLine: 2021-07-16 to 2021-07-23 (HarryStevens/geometric#23, #25)",
        "The lines cross within both, or are one line.",
        "hits segments on one line that are apart"),
    .fingerprint = 0xc45f1353,
    .defects = {
        BY_RANGE(FALSE_HIT, OVERFLOWS, "-1.7e+154 3 5e+153 -3e+153 0 1e+154 0 1"),
        BY_LOGIC(BROKEN_CONTRACT, ONE_LINE, "1 0 0 1 0 1 1 0"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 0 0 0 0 1 0 -7e+307"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 3 1.4 1 0.7 2 3 0"),
        BY_LOGIC(FALSE_HIT,
                 "On one line, one of two spans always begins before the other ends.",
                 "0 1 2 1 0 2 1 2"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "1.2 0 0 0.6 0.8 0.2 0 1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 3e+168 3e+168 3e+168 0 0 3e+168"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0.8 0.8 0.6 0.2 0 1.2 1"),
    })

GRAZE_TEST(
    geometric_lines_2_2_8_js,
    segment_f64,
    segment_f64,
    RECORD("Ends that meet ends only, repaired twice",
           "geometric.js 2.2.8, lineIntersectsLine: 2021-07-23 to 2022-01-19 (HarryStevens/geometric#25)",
           "The lines cross within both, or are one line and the spans meet.",
           "takes unlike lines for one, and one line for two"),
    .fingerprint = 0x2c0d5d61,
    .defects = {
        BY_RANGE(FALSE_HIT, OVERFLOWS, "-1.7e+154 3 5e+153 -3e+153 0 1e+154 0 1"),
        BY_LOGIC(BROKEN_CONTRACT, ONE_LINE, "1 0 0 1 0 1 1 0"),
        BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "3 0 0 0 0 1 0 -7e+307"),
        BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0 3 1.4 1 0.7 2 3 0"),
        BY_LOGIC(FALSE_HIT, ONE_LINE, "1 1 0 0 0 1 0 1"),
        BY_ROUNDING(FALSE_HIT, ROUNDED, "1.2 0 0 0.6 0.8 0.2 0 1"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 3e+168 3e+168 3e+168 0 0 3e+168"),
        BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0.8 0.8 0.6 0.2 0 1.2 1"),
    })
