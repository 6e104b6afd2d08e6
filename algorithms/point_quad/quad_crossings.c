/* A point in a polygon by the sides that a ray to the right crosses: an odd number, and it is inside.
 *
 * A side counts when one end is above the point's height and the other is not, so that a corner that the ray
 * goes through is counted once. Where the side is crossed, is taught as a quotient. In a language where whole
 * numbers divide to whole numbers, the crossing is cut down to one; a turn in its place needs no division.
 *
 * A point on a side is inside or not, as it comes.
 */
#include "helpers/polygons.h"

static inline bool passes(struct whole_spot p, struct whole_spot a, struct whole_spot b) {
  return (a.y > p.y) != (b.y > p.y);
}

static enum answer quad_crossings(struct point_i32 point, struct quad_i32 quad) {
  const struct ring ring = ring_of_quad(quad);
  const struct whole_spot p = {point.x, point.y};
  bool inside = false;
  for (unsigned k = 0; k < 4; k++) {
    const struct whole_spot a = ring.at[k], b = ring.at[(k + 1) % 4];
    inside ^= passes(p, a, b) && turn_to(a, b, p) == (b.y > a.y ? 1 : -1);
  }
  return hit_if(inside);
}

static enum answer quad_crossings_cut(struct point_i32 point, struct quad_i32 quad) {
  const struct ring ring = ring_of_quad(quad);
  const struct whole_spot p = {point.x, point.y};
  bool inside = false;
  for (unsigned k = 0; k < 4; k++) {
    const struct whole_spot a = ring.at[k], b = ring.at[(k + 1) % 4];
    inside ^= passes(p, a, b) && p.x < (i128)(b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x;
  }
  return hit_if(inside);
}

#define RECORD(TITLE, SOURCE, WRONG)                                                                         \
  TAUGHT(TITLE, SOURCE, "A ray to the right crosses an odd number of sides.", WRONG),                        \
      .by_code = CONTRACT_UNSTATED, .by_text = CONTRACT_UNSTATED, .inputs = "x y x1 y1 x2 y2 x3 y3 x4 y4"

#define CUT "Where a slanted side passes the point is cut down to a whole number."

GRAZE_TEST(quad_crossings,
           point_i32,
           quad_i32,
           RECORD("Crossings by turns", "D. Sunday, Inclusion of a Point in a Polygon, 2001: cn_PnPoly", "-"),
           .fingerprint = 0xa268e5ea)

GRAZE_TEST(quad_crossings_cut,
           point_i32,
           quad_i32,
           RECORD("Crossings by a quotient of whole numbers",
                  "W. R. Franklin, PNPOLY, 1970, with its floating point numbers made whole",
                  "misses and hits points within one unit of a slanted side"),
           .fingerprint = 0xfcf823ad,
           .defects = {
               BY_LOGIC(FALSE_HIT, CUT, "0 1 1 0 2 0 1 1 0 2"),
               BY_LOGIC(MISSED_HIT, CUT, "1 1 3 2 0 2 0 1 0 0"),
           })
