/* A segment meets a polygon where it meets a side: one that is within meets none. */
#include "helpers/polygons.h"

static enum answer segment_polygon_sides(struct segment_i32 s, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon), segment = {2, {{s.x1, s.y1}, {s.x2, s.y2}}};
  return hit_if(sides_meet(&segment, &ring));
}

GRAZE_TEST(segment_polygon_sides,
           segment_i32,
           polygon_i32,
           TAUGHT("A segment by the sides it meets",
                  "J. Thompson, Collision Detection: polyLine",
                  "The segment meets a side.",
                  "misses segments within"),
           CLOSED_BY_CODE,
           .inputs = "x1 y1 x2 y2 " POLYGON_INPUTS("p"),
           .fingerprint = 0x7600be35,
           .defects = {
               BY_LOGIC(MISSED_HIT, "A segment within meets no side.", "1 1 1 2 3 0 5 2 0 0 0"),
           })
