/* A circle against a triangle in three parts: a corner in the disc, a side in its reach, the centre inside.
 *
 * Each part sees what the two others do not, and each is forgotten somewhere. Without the sides, a disc that
 * reaches over the middle of a side is a miss; without the corners, one that lies before a corner is.
 */
#include "helpers/circle_sides.h"

static inline enum answer triangle_parts(struct disc_f64 disc, struct triangle_f64 t, unsigned parts) {
  const struct segment_f64 side[] = {
      {t.x1, t.y1, t.x2, t.y2}, {t.x2, t.y2, t.x3, t.y3}, {t.x3, t.y3, t.x1, t.y1}};
  return hit_if(disc_meets(disc, side, 3, parts));
}

static enum answer circle_triangle(struct disc_f64 disc, struct triangle_f64 t) {
  return triangle_parts(disc, t, BY_CORNERS | BY_SIDES | BY_CENTRE);
}

static enum answer circle_triangle_no_sides(struct disc_f64 disc, struct triangle_f64 t) {
  return triangle_parts(disc, t, BY_CORNERS | BY_CENTRE);
}

static enum answer circle_triangle_no_corners(struct disc_f64 disc, struct triangle_f64 t) {
  return triangle_parts(disc, t, BY_SIDES | BY_CENTRE);
}

#define RECORD(TITLE, IDEA, WRONG)                                                                           \
  TAUGHT(TITLE, "taught everywhere", IDEA, WRONG), CLOSED_BY_CODE, .inputs = "cx cy r x1 y1 x2 y2 x3 y3"

GRAZE_TEST(
    circle_triangle,
    disc_f64,
    triangle_f64,
    RECORD("Corners, sides, centre",
           "A corner or a foot on a side is in the disc, or the centre is inside.",
           "hits or misses by a hair where shapes touch"),
    .fingerprint = 0x7826cab7,
    .defects = {
        BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "2 6 4 2 1 1 0 6 4"),
        BY_RANGE(BROKEN_CONTRACT,
                 OVERFLOWS,
                 "0 -2.0838363276422601e-162 3.4730605460704336e-162 0 1 2.778448436856347e-162 0 0 2"),
        BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 0 1 0 3 0 4 0 2"),
        BY_ROUNDING(FALSE_HIT, SQUARES_ROUNDED, "0 0 2 1.2 1.6 0 3 1 2"),
        BY_RANGE(FALSE_HIT, OVERFLOWS, "5e+225 1 5e+160 1 1 0 0 0 1"),
        BY_ROUNDING(MISSED_HIT, SQUARES_ROUNDED, "0 -9.7 13.6 6.4 2.3 6 3 4 4"),
        BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 5e+153 -5e+153 5e+153 0 8e+153 8e+153 0"),
    })

GRAZE_TEST(circle_triangle_no_sides,
           disc_f64,
           triangle_f64,
           RECORD("Corners, centre, and no sides",
                  "A corner is in the disc, or the centre is inside.",
                  "misses a disc over the middle of a side"),
           .fingerprint = 0x6bf8b4b9,
           .defects = {
               BY_RANGE(MISSED_HIT, OVERFLOWS, "5e-162 0 3.5e-162 0 5e-162 2.2e-162 2e-162 0 0"),
               BY_LOGIC(BROKEN_CONTRACT, SIDES_FORGOTTEN, "2 1 1 1 0 0 0 1 2"),
               BY_RANGE(BROKEN_CONTRACT,
                        OVERFLOWS,
                        "0 2.0838363276422601e-162 3.4730605460704336e-162 1 0 2.778448436856347e-162 0 1 1"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 0 1 0 3 0 4 0 2"),
               BY_ROUNDING(FALSE_HIT, SQUARES_ROUNDED, "0 0 2 1.2 1.6 0 3 1 2"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "5e+225 1 5e+160 1 1 0 0 0 1"),
               BY_LOGIC(MISSED_HIT, SIDES_FORGOTTEN, "1 0 1 0 2 0 1 3 0"),
               BY_ROUNDING(MISSED_HIT, SQUARES_ROUNDED, "0 -9.7 13.6 6.4 2.3 6 3 4 4"),
           })

GRAZE_TEST(circle_triangle_no_corners,
           disc_f64,
           triangle_f64,
           RECORD("Sides, centre, and no corners",
                  "A foot on a side is in the disc, or the centre is inside.",
                  "misses a disc before a corner"),
           .fingerprint = 0x74c840c6,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, CORNERS_FORGOTTEN, "0 2 1 1 0 0 0 0 1"),
               BY_ROUNDING(BROKEN_CONTRACT, DIVIDES, "2 6 4 2 1 1 0 6 4"),
               BY_LOGIC(FALSE_HIT, ON_A_LINE, "0 0 1 0 3 0 4 0 2"),
               BY_ROUNDING(FALSE_HIT, SQUARES_ROUNDED, "0.3 1 0.7 1 0 2 0 1 2"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "9e+226 1 4e+161 1 1 0 0 0 1"),
               BY_LOGIC(MISSED_HIT, CORNERS_FORGOTTEN, "2 0 2 0 2 1 0 0 1"),
               BY_ROUNDING(MISSED_HIT, SQUARES_ROUNDED, "5e-17 0 8e-17 -1 0 0 0.6 0 -1"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 5e-324 2 2 0 1 0 1 1e-323"),
           })
