/* A circle against a quad in three parts, as circle_triangle has them; and without the third.
 *
 * Without the centre, a disc that lies within the quad is a miss: it meets no side and holds no corner.
 */
#include "helpers/circle_sides.h"

static inline enum answer quad_parts(struct disc_f64 disc, struct quad_f64 q, unsigned parts) {
  const struct segment_f64 side[] = {
      {q.x1, q.y1, q.x2, q.y2}, {q.x2, q.y2, q.x3, q.y3}, {q.x3, q.y3, q.x4, q.y4}, {q.x4, q.y4, q.x1, q.y1}};
  return hit_if(disc_meets(disc, side, 4, parts));
}

static enum answer circle_quad(struct disc_f64 disc, struct quad_f64 q) {
  return quad_parts(disc, q, BY_CORNERS | BY_SIDES | BY_CENTRE);
}

static enum answer circle_quad_no_centre(struct disc_f64 disc, struct quad_f64 q) {
  return quad_parts(disc, q, BY_CORNERS | BY_SIDES);
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE, .inputs = "cx cy r x1 y1 x2 y2 x3 y3 x4 y4"

GRAZE_TEST(circle_quad,
           disc_f64,
           quad_f64,
           RECORD("Corners, sides, centre of a quad",
                  "A corner or a foot on a side is in the disc, or the centre is inside.",
                  "hits or misses by a hair where shapes touch"),
           .fingerprint = 0x144ea52b,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "7 2 4 0 1 5 6 2 2 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, SQUARES_ROUNDED, "0 1 4 4 0 5 0 5 1 4 3e+17"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "4 6 1 0 0 5 1 5 5 -5e+306 5"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 3 1 0 1 0 0 0 1 0 0"),
               BY_ROUNDING(FALSE_HIT, SQUARES_ROUNDED, "0 0 4 2.4 3.2 0 5 0 6 1 5"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1 8e+307 7e+307 2 5 0 5 0 0 1 0"),
               BY_ROUNDING(MISSED_HIT, SQUARES_ROUNDED, "1.2 1 1 0 1 1 1e+17 1 0 0 0"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "5e+153 0 3e+153 2e+154 1 0 1 0 0 1 0"),
           })

GRAZE_TEST(circle_quad_no_centre,
           disc_f64,
           quad_f64,
           RECORD("Corners, sides, and no centre",
                  "A corner or a foot on a side is in the disc.",
                  "misses a disc that lies within"),
           .fingerprint = 0x0b1fc2f1,
           .defects = {
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "7 2 4 0 1 5 6 2 2 0 0"),
               BY_ROUNDING(BROKEN_CONTRACT, SQUARES_ROUNDED, "0 1 4 4 0 5 0 5 1 4 3e+17"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "4 6 1 0 0 5 1 5 5 -5e+306 5"),
               BY_ROUNDING(FALSE_HIT, SQUARES_ROUNDED, "0 0 4 2.4 3.2 0 5 0 6 1 5"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1 8e+307 7e+307 2 5 0 5 0 0 1 0"),
               BY_LOGIC(MISSED_HIT, CENTRE_FORGOTTEN, "2 2 1 1 0 4 0 1 7 0 0"),
               BY_ROUNDING(MISSED_HIT, SQUARES_ROUNDED, "0 -9.7 13.6 6.4 2.3 6 3 6 4 7 2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "1 2 1 0 1 1 3e+170 1 0 0 0"),
           })
