/* A liar: a point is in a polygon when it is in the box about it.
 */
#include "helpers/polygons.h"

static enum answer liar_box_about(struct point_i32 p, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  bool left = false, right = false, above = false, below = false;
  for (unsigned k = 0; k < ring.corners; k++) {
    left |= ring.at[k].x <= p.x;
    right |= ring.at[k].x >= p.x;
    above |= ring.at[k].y <= p.y;
    below |= ring.at[k].y >= p.y;
  }
  return hit_if(left && right && above && below);
}

GRAZE_TEST(liar_box_about,
           point_i32,
           polygon_i32,
           .title = "The box about a polygon",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The point is in the box about the polygon.",
           .wrong = "hits in notches and beside slanted sides",
           .inputs = "x y " POLYGON_INPUTS(""),
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .fingerprint = 0x5f936c57,
           .defects = {
               BY_LOGIC(FALSE_HIT, "The box has corners that the polygon has not.", "0 0 3 0 1 1 0 1 1"),
           })
