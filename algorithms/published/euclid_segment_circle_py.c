/* A segment against a circle: where the line meets it, moved into the segment.
 *
 * Two roots of a quadratic say where. A root beyond an end is clamped to that end, which is right for a
 * segment that reaches into the disc, and wrong for one that ends before it: what is told is an end far from
 * the disc, and not None.
 *
 * The original tells the points. It raises an error for a segment of no length, and where Python's **
 * overflows.
 */
#include "algorithm.h"
#include "helpers/python.h"

static enum answer euclid_segment_circle_py(struct segment_f64 s, struct disc_f64 disc) {
  bool raises = false;
  const double vx = s.x2 - s.x1, vy = s.y2 - s.y1;
  const double a = python_power(vx, 2.0, &raises) + python_power(vy, 2.0, &raises);
  const double b = 2 * (vx * (s.x1 - disc.cx) + vy * (s.y1 - disc.cy));
  const double centre = python_power(disc.cx, 2.0, &raises) + python_power(disc.cy, 2.0, &raises);
  const double start = python_power(s.x1, 2.0, &raises) + python_power(s.y1, 2.0, &raises);
  const double c =
      centre + start - 2 * (disc.cx * s.x1 + disc.cy * s.y1) - python_power(disc.r, 2.0, &raises);
  const double discriminant = python_power(b, 2.0, &raises) - 4 * a * c;
  raises |= (vx == 0 && vy == 0) || (!(discriminant < 0) && 2 * a == 0);
  return raises ? ANSWER_NONE : hit_if(!(discriminant < 0));
}

#define RAISES "A square overflows and raises, or the square of a small length is zero and is divided by."
#define ROUNDED "The squares and their differences are rounded, and far from the origin little is left."

GRAZE_TEST(euclid_segment_circle_py,
           segment_f64,
           disc_f64,
           .title = "Clamped after all",
           .role = ROLE_PUBLISHED,
           .language = "Python",
           .source = "euclid, LineSegment2.intersect(Circle): since 2019-08-11 at the latest "
                     "(r1chardj0n3s/euclid#2), told 2024-09-13, open",
           .idea = "The line of the segment meets the circle.",
           .wrong = "hits where only the line meets the disc",
           .inputs = "x1 y1 x2 y2 cx cy r",
           .fingerprint = 0xcae00920,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = THREAD_IS_SILENT,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, ROUNDED, "0.1 1 0 1 0 0 1"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1e+154 2 0 1 0 5e+152 1"),
               BY_ROUNDING(FALSE_HIT, ROUNDED, "2.2 0 2.2 2 2 1 0.2"),
               BY_LOGIC(FALSE_HIT,
                        "A root beyond an end is moved to the end, wherever the end is.",
                        "0 1 0 2 1 0 1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "95386175 0 0 0 3 0 1"),
               BY_ROUNDING(MISSED_HIT, ROUNDED, "0 0.9 1 0.9 0 1 0.1"),
               BY_RANGE(NO_ANSWER, RAISES, "4 8 0 8 8 0 3e+268"),
               BY_ROUNDING(NO_ANSWER, RAISES, "3e+82 0 0 0 1 0 1"),
               BY_LOGIC(NO_ANSWER, "A segment of no length is refused with an error.", "0 0 0 0 0 0 1"),
           })
