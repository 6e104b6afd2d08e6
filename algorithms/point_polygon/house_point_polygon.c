/* Point and polygon, exactly. Closed: a point on an edge is in. Half-open: one is in that a move to the
 * right, and far less upward, leads inside, so that of polygons that share edges just one has the point.
 * house/hulls.h tells how.
 */
#include "house/rings.h"

#define RECORD(TYPE, CONTRACT, IDEA, FINGERPRINT)                                                            \
  HOUSE_RECORD("Point and polygon", TYPE, CONTRACT),                                                         \
      .idea = IDEA, .inputs = "a_x a_y " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

#define ON_OR_ODD                                                                                            \
  "They meet when the point is on a side, or a ray from it to the right crosses an odd number of them."
#define ODD "A ray to the right crosses an odd number of sides that have one end above the point and one not."

GRAZE_TEST_RING(
    house_point_polygon_f64_closed, point, polygon, f64, RECORD(f64, CONTRACT_CLOSED, ON_OR_ODD, 0x8df82a98))
GRAZE_TEST_RING(
    house_point_polygon_i32_closed, point, polygon, i32, RECORD(i32, CONTRACT_CLOSED, ON_OR_ODD, 0x06eeaa33))

/* Of one that crosses itself the question is the same. */
GRAZE_TEST_RING(house_point_polygon_f64_even_odd,
                point,
                polygon_even_odd,
                f64,
                RECORD(f64, CONTRACT_CLOSED, ON_OR_ODD, 0x5acf174d))
GRAZE_TEST_RING(house_point_polygon_i32_even_odd,
                point,
                polygon_even_odd,
                i32,
                RECORD(i32, CONTRACT_CLOSED, ON_OR_ODD, 0x6cc43776))

/* Fills in the turns, and asks no more. */
static inline struct hull_view ring_view(const struct hulls *h) {
  struct hull_view ring = hull_view(&h->point[1], h->points - 1, h->point, 1);
  for (unsigned side = 0; side < ring.sides; side++)
    ring.turn[side][0] = turn(h, &ring.corner[side], &ring.corner[(side + 1) % ring.corners], ring.other);
  return ring;
}

static inline bool ring_holds(const struct hulls *h) {
  const struct hull_view ring = ring_view(h);
  return !hulls_are_odd(h) && holds_corner(h, &ring);
}

/* Whether the ring goes round the point more often one way than the other: sides that rise past a ray to the
 * right less those that fall. A point on a side is in. */
static inline bool ring_goes_round(const struct hulls *h) {
  struct hull_view ring = ring_view(h);
  int round = 0;
  for (unsigned side = 0; side < ring.sides; side++) {
    const bool rises = is_above(h, ring.other, &ring.corner[(side + 1) % ring.corners]);
    if (rises != is_above(h, ring.other, &ring.corner[side]) && ring.turn[side][0] == (rises ? 1 : -1))
      round += rises ? 1 : -1;
  }
  return !hulls_are_odd(h) && (round != 0 || side_in_reach(h, &ring));
}

#define GRAZE_TEST_RING_NONZERO(ID, TYPE, ...)                                                               \
  static enum answer ID(struct point_##TYPE a, struct polygon_nonzero_##TYPE b) {                            \
    struct hulls hulls = {.low = 4096, .first = 1};                                                          \
    take_point_##TYPE(&hulls, a);                                                                            \
    take_polygon_nonzero_##TYPE(&hulls, b);                                                                  \
    measure(&hulls);                                                                                         \
    return hit_if(ring_goes_round(&hulls));                                                                  \
  }                                                                                                          \
  GRAZE_TEST(ID, point_##TYPE, polygon_nonzero_##TYPE, __VA_ARGS__)

#define ON_OR_ROUND                                                                                          \
  "They meet when the point is on a side, or sides that rise past it to its right are not as many as those " \
  "that fall."

GRAZE_TEST_RING_NONZERO(house_point_polygon_f64_nonzero,
                        f64,
                        RECORD(f64, CONTRACT_CLOSED, ON_OR_ROUND, 0x2156d044))
GRAZE_TEST_RING_NONZERO(house_point_polygon_i32_nonzero,
                        i32,
                        RECORD(i32, CONTRACT_CLOSED, ON_OR_ROUND, 0x7e02111a))

#define GRAZE_TEST_RING_HALF_OPEN(ID, A, B, TYPE, ...)                                                       \
  static enum answer ID(struct A##_##TYPE a, struct B##_##TYPE b) {                                          \
    struct hulls hulls = {.low = 4096, .first = 1};                                                          \
    take_##A##_##TYPE(&hulls, a);                                                                            \
    take_##B##_##TYPE(&hulls, b);                                                                            \
    measure(&hulls);                                                                                         \
    return hit_if(ring_holds(&hulls));                                                                       \
  }                                                                                                          \
  GRAZE_TEST(ID, A##_##TYPE, B##_##TYPE, __VA_ARGS__)

GRAZE_TEST_RING_HALF_OPEN(
    house_point_polygon_f64_half_open,
    point,
    polygon,
    f64,
    RECORD(f64, CONTRACT_HALF_OPEN, ODD, 0xe8d6d752),
    .lacks = "mirror x only at touching, mirror y only at touching, transpose only at touching")
GRAZE_TEST_RING_HALF_OPEN(
    house_point_polygon_i32_half_open,
    point,
    polygon,
    i32,
    RECORD(i32, CONTRACT_HALF_OPEN, ODD, 0xd5389713),
    .lacks = "mirror x only at touching, mirror y only at touching, transpose only at touching")
