/* A point in a polygon of whole numbers, by products alone: a line upward from the point crosses an odd
 * number of sides. It needs no division and rounds nothing. The original takes numbers without a sign.
 */
#include "helpers/polygons.h"

static enum answer polygon_inpoly(struct point_i32 point, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  const struct whole_spot p = {point.x, point.y};
  bool inside = false;
  for (unsigned k = 0; k < ring.corners; k++) {
    const struct whole_spot from = ring.at[k == 0 ? ring.corners - 1 : k - 1], to = ring.at[k];
    const struct whole_spot left = to.x > from.x ? from : to, right = to.x > from.x ? to : from;
    inside ^= (to.x < p.x) == (p.x <= from.x) &&
              (i128)(p.y - left.y) * (right.x - left.x) < (i128)(right.y - left.y) * (p.x - left.x);
  }
  return hit_if(inside);
}

GRAZE_TEST(polygon_inpoly,
           point_i32,
           polygon_i32,
           TAUGHT("Crossings by products",
                  "B. Stein, A Point about Polygons, Linux Journal, 1997: inpoly",
                  "A line upward from the point crosses an odd number of sides.",
                  "-"),
           .by_code = CONTRACT_UNSTATED,
           .by_text = CONTRACT_UNSTATED,
           .inputs = "x y " POLYGON_INPUTS(""),
           .fingerprint = 0xfa113f03)
