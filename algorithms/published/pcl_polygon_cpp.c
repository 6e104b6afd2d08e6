/* A point in a polygon by crossings: the last side was counted twice.
 *
 * The loop begins with the side from the last corner to the first. After it that side was looked at once
 * more, so that it counted twice or not at all, which is the same.
 *
 * The original's corners are floats, which a double holds, and its arithmetic is in doubles.
 */
#include "algorithm.h"
#include "helpers/corners.h"

static inline bool passes(struct point_f64 p, struct point_f64 from, struct point_f64 to) {
  const struct point_f64 left = to.x > from.x ? from : to, right = to.x > from.x ? to : from;
  return (to.x < p.x) == (p.x <= from.x) &&
         (p.y - left.y) * (right.x - left.x) < (right.y - left.y) * (p.x - left.x);
}

static inline bool is_in(struct point_f64 p, const struct corners_f64 *at) {
  bool inside = false;
  for (int k = 0, j = at->n - 1; k < at->n; j = k++)
    inside ^= passes(p, (struct point_f64){at->x[j], at->y[j]}, (struct point_f64){at->x[k], at->y[k]});
  return inside;
}

static enum answer pcl_polygon_cpp(struct point_f64 p, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  if (at.n == 0)
    return ANSWER_MISS;
  const struct point_f64 last = {at.x[at.n - 1], at.y[at.n - 1]}, first = {at.x[0], at.y[0]};
  return hit_if(is_in(p, &at) != passes(p, last, first));
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "C++", .source = SOURCE,                               \
  .idea = "A line upward from the point crosses an odd number of sides.", .wrong = WRONG,                    \
  .inputs = "x y " POLYGON_INPUTS(""), .by_code = CONTRACT_UNSTATED, .by_text = CONTRACT_UNSTATED

#define COUNTED_TWICE "The side from the last corner to the first counts twice, so it does not count."

GRAZE_TEST(pcl_polygon_cpp,
           point_f64,
           polygon_f64,
           RECORD("The last side twice",
                  "Point Cloud Library, isXYPointIn2DXYPolygon: told 2014-08-23 (PointCloudLibrary/pcl#869)",
                  "wrong below the side that closes the ring"),
           .fingerprint = 0x3cb4f838,
           .defects = {
               BY_LOGIC(FALSE_HIT, COUNTED_TWICE, "1 0 3 0 1 0 0 1 1"),
               BY_LOGIC(MISSED_HIT, COUNTED_TWICE, "1 1 3 1 2 2 1 0 0"),
           })
