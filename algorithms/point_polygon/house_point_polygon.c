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
    house_point_polygon_i32_closed, point, polygon, i32, RECORD(i32, CONTRACT_CLOSED, ON_OR_ODD, 0x3c4764c6))

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
                RECORD(i32, CONTRACT_CLOSED, ON_OR_ODD, 0x871f81c2))

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

static inline bool is_same_spot(const struct hull_point *p, const struct hull_point *q) {
  return p->at[0] == q->at[0] && p->at[1] == q->at[1];
}

/* Of rings one after the other, each up to where its first corner comes again: from there no side leads on to
 * the next. A point on a side is in. */
static inline bool rings_hold(const struct hulls *h) {
  struct hull_view rings = ring_view(h);
  const struct hull_point *first = rings.corner;
  bool away = false, on = false, odd = false;
  for (unsigned side = 0; side < rings.sides; side++) {
    const struct hull_point *const from = &rings.corner[side], *const to =
                                                                   &rings.corner[(side + 1) % rings.corners];
    away |= !is_same_spot(from, first);
    if (away && is_same_spot(from, first) && !is_same_spot(to, first)) {
      first = to;
      away = false;
      continue;
    }
    const bool rises = is_above(h, rings.other, to);
    on |= corner_in_reach(h, &rings, side, 0);
    odd ^= rises != is_above(h, rings.other, from) && rings.turn[side][0] == (rises ? 1 : -1);
  }
  return !hulls_are_odd(h) && (on || odd);
}

#define GRAZE_TEST_RING_ASKED(ID, B, TYPE, QUESTION, ...)                                                    \
  static enum answer ID(struct point_##TYPE a, struct B##_##TYPE b) {                                        \
    struct hulls hulls = {.low = 4096, .first = 1};                                                          \
    take_point_##TYPE(&hulls, a);                                                                            \
    take_##B##_##TYPE(&hulls, b);                                                                            \
    measure(&hulls);                                                                                         \
    return hit_if(QUESTION(&hulls));                                                                         \
  }                                                                                                          \
  GRAZE_TEST(ID, point_##TYPE, B##_##TYPE, __VA_ARGS__)

#define ON_OR_ROUND                                                                                          \
  "They meet when the point is on a side, or sides that rise past it to its right are not as many as those " \
  "that fall."

GRAZE_TEST_RING_ASKED(house_point_polygon_f64_nonzero,
                      polygon_nonzero,
                      f64,
                      ring_goes_round,
                      RECORD(f64, CONTRACT_CLOSED, ON_OR_ROUND, 0x2156d044))
GRAZE_TEST_RING_ASKED(house_point_polygon_i32_nonzero,
                      polygon_nonzero,
                      i32,
                      ring_goes_round,
                      RECORD(i32, CONTRACT_CLOSED, ON_OR_ROUND, 0xb7c615b6))

#define ON_OR_ODD_OF_ALL                                                                                     \
  "They meet when the point is on a side of a ring, or a ray from it to the right crosses an odd number of " \
  "all their sides."

GRAZE_TEST_RING_ASKED(house_point_polygon_f64_holes,
                      polygon_holes,
                      f64,
                      rings_hold,
                      RECORD(f64, CONTRACT_CLOSED, ON_OR_ODD_OF_ALL, 0xb26e4a60))
GRAZE_TEST_RING_ASKED(house_point_polygon_i32_holes,
                      polygon_holes,
                      i32,
                      rings_hold,
                      RECORD(i32, CONTRACT_CLOSED, ON_OR_ODD_OF_ALL, 0x3c5b05e6))

GRAZE_TEST_RING_ASKED(house_point_polygon_f64_half_open,
                      polygon,
                      f64,
                      ring_holds,
                      RECORD(f64, CONTRACT_HALF_OPEN, ODD, 0xe8d6d752))
GRAZE_TEST_RING_ASKED(house_point_polygon_i32_half_open,
                      polygon,
                      i32,
                      ring_holds,
                      RECORD(i32, CONTRACT_HALF_OPEN, ODD, 0x09f4a770))
