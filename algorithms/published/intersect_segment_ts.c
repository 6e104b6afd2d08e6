/* When a point that moves comes to a box, by slabs.
 *
 * The way along an axis is divided by; of a way that is level that is 0, and where the point is on the line
 * of a side too, 0 is multiplied by infinity. Every comparison with what comes of it is false, so that
 * nothing rules the box out, and the answer is no number. It stood for fifteen years, and each sweep of a box
 * along a floor asks just that. Repaired, an axis along which nothing moves is looked at by itself, and along
 * an edge is outside.
 *
 * What comes to the box at the very end of its way, or only touches it at the start, does not meet it here.
 * The original gives the place and the side too, and can make the box larger first.
 */
#include "algorithm.h"

#include <math.h>

struct span {
  double near, far;
};
/* Between the sides of an axis; what is below 0 counts as backwards, and 0 as forwards. */
static inline struct span span_of(double at, double way, double middle, double half) {
  const double scale = 1 / way, sign = scale < 0 ? -1 : 1;
  return (struct span){(middle - sign * half - at) * scale, (middle + sign * half - at) * scale};
}

static inline double entry(struct span x, struct span y) {
  if (x.near > y.far || y.near > x.far)
    return INFINITY;
  const double near = x.near > y.near ? x.near : y.near, far = x.far < y.far ? x.far : y.far;
  if (near >= 1 || far <= 0)
    return INFINITY;
  return near < 0 ? 0 : near > 1 ? 1 : near;
}

static double intersect_segment_ts(struct point_f64 p, struct centre_f64 box, struct way_f64 v) {
  return entry(span_of(p.x, v.dx, box.cx, box.rx), span_of(p.y, v.dy, box.cy, box.ry));
}

static inline struct span span_or_all(double at, double way, double middle, double half) {
  if (way != 0)
    return span_of(at, way, middle, half);
  return at <= middle - half || at >= middle + half ? (struct span){INFINITY, -INFINITY}
                                                    : (struct span){-INFINITY, INFINITY};
}

static double intersect_segment_mended_ts(struct point_f64 p, struct centre_f64 box, struct way_f64 v) {
  return entry(span_or_all(p.x, v.dx, box.cx, box.rx), span_or_all(p.y, v.dy, box.cy, box.ry));
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "TypeScript", .source = SOURCE, .idea = IDEA,          \
  .wrong = WRONG, .inputs = "x y cx cy rx ry dx dy", .by_code = CONTRACT_ANYTHING,                           \
  .by_text = CONTRACT_ANYTHING,                                                                              \
  .contract_why =                                                                                            \
      "The page tells of segments that cross the box, and says nothing of those that begin at it."

#define NO_NUMBER "Along an edge 0 is multiplied by infinity, and nothing rules the box out."
#define ROUNDED_EDGE "The same, where the edge is a rounded sum."

GRAZE_TEST_RAY(intersect_segment_ts,
               point_f64,
               centre_f64,
               RECORD("No number along an edge",
                      "intersect, AABB.intersectSegment: 2011-07-06 to 2026-08-06 (noonat/intersect#9)",
                      "Between the sides of both axes at once.",
                      "no answer along an edge"),
               .fingerprint = 0xeaa62513,
               .defects = {BY_LOGIC(NO_ANSWER, NO_NUMBER, "0 0 2 1 1 1 1 0"),
                           BY_LOGIC(WRONG_NUMBER, NO_NUMBER, "2 1 0 0 1 1 1 0"),
                           BY_ROUNDING(NO_ANSWER, ROUNDED_EDGE, "0 4 0 4.4 1 0.4 1 0"),
                           BY_ROUNDING(WRONG_NUMBER, ROUNDED_EDGE, "0 1.6 2 1 1 0.6 -1 0"),
                           BY_RANGE(NO_ANSWER, OVERFLOWS, "0 33 2 3 1 30 0 -1e-321"),
                           BY_RANGE(WRONG_NUMBER, OVERFLOWS, "0 0 6e-321 0 4e-321 6e-321 8e-321 0")})
GRAZE_TEST_RAY(intersect_segment_mended_ts,
               point_f64,
               centre_f64,
               RECORD("No number along an edge, repaired",
                      "intersect, AABB.intersectSegment: since 2026-08-06 (noonat/intersect#9)",
                      "The same; an axis along which nothing moves is looked at by itself.",
                      "huge or tiny numbers"),
               .fingerprint = 0xb266112c,
               .defects = {BY_RANGE(NO_ANSWER, OVERFLOWS, "0 0 1 1 1 1 1 2e-323"),
                           BY_RANGE(WRONG_NUMBER, OVERFLOWS, "2 1 0 0 1 1 1 2e-323")})
