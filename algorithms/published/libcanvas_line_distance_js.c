/* How far a point is from a segment: from an end where the point is beyond it, else from the line.
 *
 * What is beyond is told by an angle, and that is measured from the y axis, not from the segment: a point
 * below the second end is told as beyond it, a point above the first likewise, whichever way the segment
 * leads. On the segment's own level neither is so, and beyond an end the distance is that from the line.
 *
 * The original takes a third argument, which is false here, and asks for the angle by atan2: that rounds only
 * where one number is 10^16 times the other.
 */
#include "algorithm.h"

#include <math.h>

static double points(double x1, double y1, double x2, double y2) {
  return sqrt((x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2));
}

/* Whether the angle of that way with the y axis is less than a right one; that of no way is 0. */
static bool leads_down(double x, double y) { return y > 0 || (y == 0 && x == 0); }

static double libcanvas_line_distance_js(struct point_f64 p, struct segment_f64 s) {
  if (leads_down(p.x - s.x2, p.y - s.y2))
    return points(s.x2, s.y2, p.x, p.y);
  if (leads_down(s.x1 - p.x, s.y1 - p.y))
    return points(s.x1, s.y1, p.x, p.y);
  const double area = fabs(s.x1 * (s.y2 - p.y) + s.x2 * (p.y - s.y1) + p.x * (s.y1 - s.y2)) / 2;
  return 2 * area / points(s.x1, s.y1, s.x2, s.y2);
}

GRAZE_TEST_DISTANCE(
    libcanvas_line_distance_js,
    point_f64,
    segment_f64,
    .title = "Beyond an end, by the angle with the y axis",
    .role = ROLE_PUBLISHED,
    .language = "JavaScript",
    .source = "LibCanvas, Line.distanceTo: told 2013-02-19 (theshock/libcanvas#49), open",
    .idea = "From the second end for a point below it, from the first for a point above it, else "
            "from the line.",
    .wrong = "too near beyond the ends of a level segment, too far beside most others",
    .inputs = "x y x1 y1 x2 y2",
    .by_code = CONTRACT_ZERO,
    .by_text = CONTRACT_ZERO,
    .fingerprint = 0x993c3291,
    .defects = {BY_LOGIC(WRONG_NUMBER,
                         "The angle with the y axis does not tell whether the point is beyond an end.",
                         "0 0 0 1 1 0"),
                BY_LOGIC(NO_ANSWER, "A segment without length divides by zero.", "1 0 0 0 0 0"),
                BY_RANGE(NO_ANSWER, OVERFLOWS, "0 0 8e-323 0 0 8e-323")})
