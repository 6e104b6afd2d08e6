/* A disc against a polygon, by some of the parts that may meet: corners, sides, and the centre inside.
 *
 * All three are needed. The centre is what is often left to the reader; a disc that reaches over the middle
 * of a side alone holds no corner.
 */
#include "helpers/circle_sides.h"
#include "helpers/polygons.h"

static enum answer disc_polygon_sides(struct disc_f64 disc, struct polygon_f64 polygon) {
  const struct corners_f64 at = corners_f64(polygon);
  struct segment_f64 side[MOST_CORNERS];
  for (int k = 0, j = at.n - 1; k < at.n; j = k++)
    side[k] = (struct segment_f64){at.x[j], at.y[j], at.x[k], at.y[k]};
  return hit_if(disc_meets(disc, side, (unsigned)at.n, BY_CORNERS | BY_SIDES));
}

static enum answer disc_polygon_corners(struct disc_i32 disc, struct polygon_i32 polygon) {
  const struct ring ring = ring_of_polygon(polygon);
  bool met = false;
  for (unsigned k = 0; k < ring.corners; k++) {
    const int64_t x = ring.at[k].x - disc.cx, y = ring.at[k].y - disc.cy;
    met |= (i128)x * x + (i128)y * y <= (i128)disc.r * disc.r;
  }
  return hit_if(met);
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  TAUGHT(TITLE, SOURCE, IDEA, WRONG), CLOSED_BY_CODE, .inputs = "cx cy r " POLYGON_INPUTS("")

GRAZE_TEST(disc_polygon_sides,
           disc_f64,
           polygon_f64,
           RECORD("A disc by corners and sides",
                  "J. Thompson, Collision Detection: polyCircle, as it stands",
                  "A corner or the foot of the centre on a side is in the disc.",
                  "misses discs within"),
           .fingerprint = 0x5b943324,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, SQUARES_ROUNDED, "0 8 1 4 4 1 -8 17 0 0 8 0"),
               BY_RANGE(BROKEN_CONTRACT, OVERFLOWS, "-5e+151 -5e+151 5e+151 3 0 0 1 0 0 -2e+154"),
               BY_ROUNDING(BROKEN_CONTRACT, SQUARES_ROUNDED, "5 6 3 3 0 0 20 -9 0 6"),
               BY_RANGE(FALSE_HIT, OVERFLOWS, "1e+157 5 5e+156 3 5 0 0 0 0 1"),
               BY_ROUNDING(FALSE_HIT, SQUARES_ROUNDED, "0 0 2 3 0 3 0 4 1.2 1.6"),
               BY_LOGIC(MISSED_HIT, CENTRE_FORGOTTEN, "2 2 1 3 0 4 0 0 5 2"),
               BY_RANGE(MISSED_HIT, OVERFLOWS, "0 0 5e+153 3 0 1e+154 6e+153 0 -1e+154 0"),
               BY_ROUNDING(MISSED_HIT, SQUARES_ROUNDED, "3 3 2 3 2 3e+17 3 0 0 0"),
           })

GRAZE_TEST(disc_polygon_corners,
           disc_i32,
           polygon_i32,
           RECORD("A disc by corners",
                  "taught as a first try",
                  "A corner is in the disc.",
                  "misses discs within, and those that reach over a side"),
           .fingerprint = 0xc11286c7,
           .defects = {
               BY_LOGIC(BROKEN_CONTRACT, SIDES_FORGOTTEN, "3 1 1 3 2 0 0 1 2 2"),
               BY_LOGIC(MISSED_HIT, SIDES_FORGOTTEN, "1 3 2 3 0 1 0 0 4 3"),
           })
