/* Two tests that are right for convex polygons, asked about any.
 *
 * In a convex polygon no two turns from side to point go two ways, and some triangle of the fan at its first
 * corner holds each of its points. In a notch a turn goes another way though the point is inside, and a
 * triangle of the fan covers a notch.
 */
#include "helpers/polygons.h"

static enum answer polygon_one_way(struct point_i32 point, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  return hit_if(ring.corners > 0 && ring_holds(&ring, (struct whole_spot){point.x, point.y}));
}

static enum answer polygon_fan(struct point_i32 point, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  bool held = false;
  for (unsigned k = 2; k < ring.corners; k++) {
    const struct ring triangle = {3, {ring.at[0], ring.at[k - 1], ring.at[k]}};
    held |= ring_holds(&triangle, (struct whole_spot){point.x, point.y});
  }
  return hit_if(held);
}

#define INPUTS .inputs = "x y " POLYGON_INPUTS("")

#define OTHER_WAY "In a polygon that is not convex a turn goes another way, though the point is inside."

GRAZE_TEST(polygon_one_way,
           point_i32,
           polygon_i32,
           TAUGHT("All turns one way, though not convex",
                  "taught everywhere, for convex polygons",
                  "No two turns from corner to corner to the point go two ways.",
                  "misses points inside a polygon that is not convex"),
           INPUTS,
           CLOSED_BY_CODE,
           .fingerprint = 0x497aea7b,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, OTHER_WAY, "3 2 4 2 1 0 0 2 0 3 2"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 0 3 1 0 3 0 2 0"),
               BY_LOGIC(MISSED_HIT, OTHER_WAY, "1 4 4 2 3 0 4 0 7 4 0"),
           })

GRAZE_TEST(polygon_fan,
           point_i32,
           polygon_i32,
           TAUGHT("A fan of triangles",
                  "taught everywhere, for convex polygons",
                  "A triangle of the first corner and a side holds the point.",
                  "hits in a notch"),
           INPUTS,
           CLOSED_BY_CODE,
           .fingerprint = 0x2e12e4c7,
           .defects = {
               BY_LOGIC(FALSE_HIT,
                        "A triangle of the fan covers a notch, or is a line that holds points beyond.",
                        "0 2 4 3 2 0 0 1 2 2 2"),
           })
