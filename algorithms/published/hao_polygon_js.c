/* A point in a polygon by crossings, with exact signs: a corner level with the point was passed over.
 *
 * Conditions were put together to make it faster, and a side that begins at the point's height and goes on to
 * lower ones, or the other way round, was no longer looked at. The original gives 0 for a point on a side,
 * which its callers take for inside.
 *
 * The original takes doubles, and exact signs of them; whole numbers are enough to show it.
 */
#include "helpers/polygons.h"

static enum answer hao_polygon_js(struct point_i32 point, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  const struct whole_spot p = {point.x, point.y};
  bool inside = false;
  for (unsigned k = 0; k < ring.corners; k++) {
    const struct whole_spot a = ring.at[k], b = ring.at[(k + 1) % ring.corners];
    const int64_t u = a.x - p.x, v = a.y - p.y, s = b.x - p.x, w = b.y - p.y;
    const int sign = sign_of((i128)s * v - (i128)u * w);
    if (v == 0 && w == 0) {
      if ((s <= 0 && u >= 0) || (u <= 0 && s >= 0))
        return ANSWER_HIT;
    } else if ((w >= 0 && v < 0) || (w < 0 && v >= 0)) {
      if (sign == 0)
        return ANSWER_HIT;
      inside ^= (sign > 0 && w > 0 && v <= 0) || (sign < 0 && w <= 0 && v > 0);
    }
  }
  return hit_if(inside);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  .title = TITLE, .role = ROLE_PUBLISHED, .language = "JavaScript", .source = SOURCE,                        \
  .idea = "The point is on a side, or a ray from it crosses an odd number of sides.", .wrong = WRONG,        \
  .inputs = "x y " POLYGON_INPUTS(""), .by_code = CONTRACT_CLOSED, .by_text = CONTRACT_CLOSED

#define PASSED_OVER "A side that begins at the height of the point and goes to larger y is passed over."

GRAZE_TEST(hao_polygon_js,
           point_i32,
           polygon_i32,
           RECORD("A corner passed over",
                  "point-in-polygon-hao, pointInPolygon: 2024-11-28 to 2024-12-22 "
                  "(rowanwins/point-in-polygon-hao#24, #25)",
                  "wrong level with a corner"),
           .fingerprint = 0x39ff3f66,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, PASSED_OVER, "0 0 3 0 0 0 1 1 1"),
               BY_LOGIC(FALSE_HIT, PASSED_OVER, "1 1 3 0 1 0 0 1 2"),
               BY_LOGIC(MISSED_HIT, PASSED_OVER, "1 1 3 0 1 0 3 2 0"),
           })
