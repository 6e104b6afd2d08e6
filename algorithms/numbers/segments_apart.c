/* How far two segments are from each other, by their ends, as threads have it: each end from the other
 * segment, and the least of the four. Where the segments cross, no end is near. */
#include "algorithm.h"

#include <math.h>

static double end_from(double x, double y, struct segment_f64 s) {
  const double dx = s.x2 - s.x1, dy = s.y2 - s.y1, square = dx * dx + dy * dy;
  const double t = square > 0 ? fmin(fmax(((x - s.x1) * dx + (y - s.y1) * dy) / square, 0), 1) : 0;
  return hypot(x - (s.x1 + t * dx), y - (s.y1 + t * dy));
}

static double segments_by_ends(struct segment_f64 a, struct segment_f64 b) {
  return fmin(fmin(end_from(a.x1, a.y1, b), end_from(a.x2, a.y2, b)),
              fmin(end_from(b.x1, b.y1, a), end_from(b.x2, b.y2, a)));
}

GRAZE_TEST_DISTANCE(segments_by_ends,
                    segment_f64,
                    segment_f64,
                    .fingerprint = 0x5d209c96,
                    .title = "Two segments, by their ends",
                    .role = ROLE_TAUGHT,
                    .language = "C",
                    .source = "the method of books and threads, without its first step: whether they cross",
                    .idea = "Each end from the other segment, and the least of the four.",
                    .wrong = "says that segments which cross are apart",
                    .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2",
                    .by_code = CONTRACT_ZERO,
                    .by_text = CONTRACT_ZERO,
                    .defects = {BY_LOGIC(WRONG_NUMBER, "No end is near where they cross.", "0 1 1 0 1 1 0 0"),
                                BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 3e+209 3e+209 0 1 0 0 0"),
                                BY_RANGE(NO_ANSWER, OVERFLOWS, "-1e+308 0 1e+308 1 9e+307 1 -1e+308 1")})
