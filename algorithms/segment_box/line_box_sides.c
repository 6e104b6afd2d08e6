/* A segment against a box by its four sides: does the segment meet one of them?
 *
 * Each of the four tests is right, and all of them together are not: a segment that lies within the box meets
 * no side. It is hit as soon as it pokes out, so the mistake is seen late.
 */
#include "helpers/polygons.h"

static enum answer line_box_sides(struct segment_i32 s, struct xywh_i32 box) {
  const struct ring ring = ring_of_box(box);
  for (unsigned k = 0; k < 4; k++)
    if (segments_meet((struct whole_spot){s.x1, s.y1},
                      (struct whole_spot){s.x2, s.y2},
                      ring.at[k],
                      ring.at[(k + 1) % 4]))
      return ANSWER_HIT;
  return ANSWER_MISS;
}

GRAZE_TEST(line_box_sides,
           segment_i32,
           xywh_i32,
           TAUGHT("Four sides, one after the other",
                  "taught everywhere",
                  "The segment meets a side.",
                  "misses a segment that lies within"),
           CLOSED_BY_CODE,
           .inputs = "x1 y1 x2 y2 x y w h",
           .fingerprint = 0x9337d280,
           .defects = {
               BY_LOGIC(MISSED_HIT, "A segment within the box meets no side.", "1 1 1 2 0 0 2 3"),
           })
