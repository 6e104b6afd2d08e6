/* A segment against a circle by the point of the segment that is nearest to the centre.
 *
 * It is the foot of the centre on the line, moved into the segment. Moved into: by clamping the part to 0 to
 * 1. It is also taught to ask for both ends first, and then whether the foot is on the segment, by two
 * distances that add up within a tenth: then a foot a little beyond an end counts.
 */
#include "helpers/taught.h"

static enum answer line_circle_foot(struct segment_f64 s, struct disc_f64 disc) {
  const double part = s.x1 == s.x2 && s.y1 == s.y2 ? 0 : clamped(part_of_foot(s, disc.cx, disc.cy));
  const double x = s.x1 + part * (s.x2 - s.x1) - disc.cx, y = s.y1 + part * (s.y2 - s.y1) - disc.cy;
  return hit_if(x * x + y * y <= disc.r * disc.r);
}

static enum answer line_circle_buffer(struct segment_f64 s, struct disc_f64 disc) {
  const double part = part_of_foot(s, disc.cx, disc.cy), length = distance(s.x1, s.y1, s.x2, s.y2);
  const double x = s.x1 + part * (s.x2 - s.x1), y = s.y1 + part * (s.y2 - s.y1);
  const double ways = distance(x, y, s.x1, s.y1) + distance(x, y, s.x2, s.y2);
  return hit_if(distance(s.x1, s.y1, disc.cx, disc.cy) <= disc.r ||
                distance(s.x2, s.y2, disc.cx, disc.cy) <= disc.r ||
                (ways >= length - 0.1 && ways <= length + 0.1 && distance(x, y, disc.cx, disc.cy) <= disc.r));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  TAUGHT(TITLE, SOURCE, IDEA, WRONG), CLOSED_BY_CODE, .inputs = "x1 y1 x2 y2 cx cy r"

#define ROUNDED "The foot and its distance are rounded."

GRAZE_TEST(line_circle_foot,
           segment_f64,
           disc_f64,
           RECORD("The nearest point of a segment",
                  "C. Ericson, Real-Time Collision Detection, 5.1.2",
                  "The foot of the centre, moved into the segment, is in the disc.",
                  "hits or misses by a hair where shapes touch"),
           .fingerprint = 0xea9fae05,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "6 2 2 5 2 0 4"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1e+17 0 0 0 1 1 1"),
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "7e+209 0 3.6985330557762e+209 1.54105543990675e+209 0 0 4.00674414375755e+209"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "1 0 1.8 0.6 0 3 3"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 0 1 1 0 5e+263 1e+196"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "7 0 2.4 1 0 0 2.6"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "3e+154 0 0 0 5 0 5"),
           })

GRAZE_TEST(line_circle_buffer,
           segment_f64,
           disc_f64,
           RECORD("Ends, and a foot with a buffer",
                  "J. Thompson, Collision Detection, line/circle",
                  "An end is in the disc, or the foot of its centre is, and on the segment within a tenth.",
                  "hits a little beyond the ends"),
           .fingerprint = 0xe85db4fa,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "-3 10 9 1 0 9 1"),
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "1e+17 0 0 0 1 1 1"),
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "7e+209 0 3.6985330557762e+209 1.54105543990675e+209 0 0 4.00674414375755e+209"),
               BY_ROUNDING(FALSE_HIT,
                           "A foot counts that lies beyond an end, by what the buffer allows.",
                           "0 0 0.3 1 0.4 1 0.1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "0 8e-323 0 0 8e-323 0 4e-323"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "1e+17 0 0 4 1 0 4"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1 0 2 0 0 5e+232 1e+233"),
           })
