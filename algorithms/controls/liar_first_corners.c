/* A liar: of a polygon the first three corners count.
 */
#include "helpers/polygons.h"

static enum answer liar_first_corners(struct segment_i32 s, struct polygon_i32 polygon) {
  struct ring ring = ring_of_polygon(polygon);
  const struct ring segment = {2, {{s.x1, s.y1}, {s.x2, s.y2}}};
  ring.corners = ring.corners < 3 ? 0 : 3;
  return hit_if(sides_meet(&segment, &ring) || (ring.corners > 0 && ring_holds(&ring, segment.at[0])));
}

#define THREE_ONLY "Only the first three corners are looked at."

GRAZE_TEST(liar_first_corners,
           segment_i32,
           polygon_i32,
           .title = "The first three corners",
           .role = ROLE_LIAR,
           .language = "C",
           .source = "a control, written for this project",
           .idea = "The segment meets the triangle of the first three corners.",
           .wrong = "sees nothing of the other corners",
           .inputs = "x1 y1 x2 y2 " POLYGON_INPUTS("p"),
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_CLOSED,
           .fingerprint = 0x0fcb2324,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, THREE_ONLY, "2 0 1 0 4 0 0 0 1 0 2 2 0"),
               BY_LOGIC(FALSE_HIT, THREE_ONLY, "0 0 0 1 4 3 0 2 0 1 0 1 1"),
               BY_LOGIC(MISSED_HIT, THREE_ONLY, "0 1 1 0 4 1 1 3 0 2 0 0 0"),
           })
