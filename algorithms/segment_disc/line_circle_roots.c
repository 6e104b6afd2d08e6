/* A segment against a circle by a quadratic: where is a point of the line as far from the centre as the rim?
 *
 * Without a root, the line misses the disc. That is half of it: a line is longer than a segment. Between both
 * roots the line is in the disc, and the segment is the part from 0 to 1; they meet when these two spans do.
 */
#include "helpers/taught.h"

#include <math.h>

struct quadratic {
  double a, b, discriminant;
};

static inline struct quadratic rim_of(struct segment_f64 s, struct disc_f64 disc) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1, fx = s.x1 - disc.cx, fy = s.y1 - disc.cy;
  const double a = dx * dx + dy * dy, b = 2 * (fx * dx + fy * dy), c = fx * fx + fy * fy - disc.r * disc.r;
  return (struct quadratic){a, b, b * b - 4 * a * c};
}

static enum answer line_circle_line(struct segment_f64 s, struct disc_f64 disc) {
  return hit_if(rim_of(s, disc).discriminant >= 0);
}

static enum answer line_circle_roots(struct segment_f64 s, struct disc_f64 disc) {
  const struct quadratic q = rim_of(s, disc);
  const double root = sqrt(q.discriminant);
  return hit_if(q.discriminant >= 0 && (-q.b - root) / (2 * q.a) <= 1 && (-q.b + root) / (2 * q.a) >= 0);
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE, .inputs = "x1 y1 x2 y2 cx cy r"

#define ROUNDED "The squares, their difference and the roots are rounded."

GRAZE_TEST(line_circle_line,
           segment_f64,
           disc_f64,
           RECORD("A discriminant that is not negative",
                  "The line has a point on the rim.",
                  "hits where only the line of the segment meets the disc"),
           .fingerprint = 0x7fa9145f,
           .defects = {
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1 0 1 2e-322 0 4e-323 0.1"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "3 1 0 1 0.1 0 1"),
               BY_LOGIC(FALSE_HIT,
                        "The line of the segment meets the disc, and the segment ends before it.",
                        "0 1 0 2 1 0 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "3.1 0.2 3.6 1.4 0 2.9 3.9"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 4.6 0 4.6 0.4 1.8 2.8"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 5e+167 2 0 0 2 5e+167"),
           })

GRAZE_TEST(line_circle_roots,
           segment_f64,
           disc_f64,
           RECORD("The span between both roots",
                  "The line is in the disc somewhere between 0 and 1.",
                  "hits or misses by a hair where shapes touch"),
           .fingerprint = 0x6ce749cc,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, ROUNDED, "2255 -9477 0 0 0 1 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 2e-160 0 0 0.002 0 0.0002"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "3 1 0 1 0.1 0 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "6 1 2.4 3.2 0 0 4"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1 0 1 4.9 4.6 6.4 3.9"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "4 5e+79 0 0 8 0 5e+78"),
           })
