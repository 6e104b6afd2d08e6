/* Two polygons by their sides alone, or by their corners alone.
 *
 * Two that meet have sides that meet, or one is within the other. A corner of one in the other is no proof of
 * the first: two that cross like a plus sign have all their corners outside.
 */
#include "helpers/polygons.h"

static enum answer polygons_sides(struct polygon_i32 a, struct polygon_i32 b) {
  const struct ring of_a = ring_of_polygon(a), of_b = ring_of_polygon(b);
  return hit_if(sides_meet(&of_a, &of_b));
}

/* On a side, or an odd number of sides to the right. */
static inline bool has(const struct ring *ring, struct whole_spot p) {
  bool inside = false, on = false;
  for (unsigned k = 0; k < ring->corners; k++) {
    const struct whole_spot a = ring->at[k], b = ring->at[(k + 1) % ring->corners];
    on |= turn_to(a, b, p) == 0 && is_between(a, b, p);
    inside ^= (a.y > p.y) != (b.y > p.y) && turn_to(a, b, p) == (b.y > a.y ? 1 : -1);
  }
  return on || inside;
}

static enum answer polygons_corners(struct polygon_i32 a, struct polygon_i32 b) {
  const struct ring of_a = ring_of_polygon(a), of_b = ring_of_polygon(b);
  bool held = false;
  for (unsigned k = 0; k < MOST_CORNERS; k++) {
    held |= k < of_a.corners && has(&of_b, of_a.at[k]);
    held |= k < of_b.corners && has(&of_a, of_b.at[k]);
  }
  return hit_if(held);
}

#define RECORD(TITLE, SOURCE, IDEA, WRONG)                                                                   \
  TAUGHT(TITLE, SOURCE, IDEA, WRONG), CLOSED_BY_CODE, .inputs = POLYGON_INPUTS("a") " " POLYGON_INPUTS("b")

GRAZE_TEST(polygons_sides,
           polygon_i32,
           polygon_i32,
           RECORD("Two polygons by sides",
                  "J. Thompson, Collision Detection: polyPoly, as it stands",
                  "A side of one meets a side of the other.",
                  "misses one within the other"),
           .fingerprint = 0x6b618925,
           .defects = {
               BY_LOGIC(MISSED_HIT,
                        "A polygon within the other meets none of its sides.",
                        "3 0 0 0 3 4 0 3 2 1 1 1 1 2"),
           })

GRAZE_TEST(
    polygons_corners,
    polygon_i32,
    polygon_i32,
    RECORD("Two polygons by corners",
           "taught as a first try",
           "A corner of one is in the other.",
           "misses polygons that cross with all corners outside"),
    .fingerprint = 0xb7a62a13,
    .defects = {
        BY_LOGIC(MISSED_HIT, "Where they cross, all corners may be outside.", "3 0 2 0 3 1 0 3 1 1 0 1 0 0"),
    })
