/* The grown rectangle: push every side out by r, then cut the corners.
 *
 * A centre inside the box is a hit. A centre outside the box grown by r on every side is a miss. Between the
 * two, beside a side it is a hit, and beyond a corner the corner itself must lie in the disc. Every
 * comparison is closed.
 *
 * The geometry is right. The int arithmetic wraps: the grown sides beyond 2^31, the squares from 46341 on,
 * and then a far disc can be a hit and a near one a miss.
 */
#include "algorithm.h"
#include "helpers/wrap.h"

static inline bool point_in_disc(struct disc_i32 disc, int32_t x, int32_t y) {
  const int32_t dx = wrap_sub(disc.cx, x), dy = wrap_sub(disc.cy, y);
  return wrap_add(wrap_mul(dx, dx), wrap_mul(dy, dy)) <= wrap_mul(disc.r, disc.r);
}

static inline bool point_in_box(struct ltrb_i32 box, int32_t x, int32_t y) {
  return (x >= box.left) & (x <= box.right) & (y >= box.top) & (y <= box.bottom);
}

static enum answer expanded_cs(struct ltrb_i32 box, struct disc_i32 disc) {
  const struct ltrb_i32 grown = {wrap_sub(box.left, disc.r),
                                 wrap_sub(box.top, disc.r),
                                 wrap_add(box.right, disc.r),
                                 wrap_add(box.bottom, disc.r)};
  const bool left = (disc.cx < box.left), right = (disc.cx > box.right);
  const bool below = (disc.cy < box.top), above = (disc.cy > box.bottom);
  const int32_t corner_x = left ? box.left : box.right, corner_y = below ? box.top : box.bottom;
  const bool beyond_corner = (left | right) & (below | above);
  const bool near = !beyond_corner | point_in_disc(disc, corner_x, corner_y);
  return hit_if(point_in_box(box, disc.cx, disc.cy) | (point_in_box(grown, disc.cx, disc.cy) & near));
}

GRAZE_TEST(expanded_cs,
           ltrb_i32,
           disc_i32,
           .title = "The grown rectangle",
           .role = ROLE_TUTORIAL,
           .document = D2,
           .language = "C#",
           .source = "RectCollider.CheckHit(CircleCollider)",
           .idea =
               "Miss outside the box grown by r; beyond a corner, hit when the corner is in the disc; else "
               "hit.",
           .wrong = "int arithmetic wraps: squares from 46341 on, grown sides beyond 2^31",
           .inputs = "minx miny maxx maxy cx cy cr",
           .fingerprint = 0x1df74d4a,
           .by_code = CONTRACT_CLOSED,
           .by_text = CONTRACT_UNSTATED,
           .contract_why = "The text says \"contains\" and does not say whether the edge and the rim count.",
           .defects = {
               {.outcome = OUTCOME_FALSE_HIT,
                PLACE_SET(ZONE_CORNER),
                CAUSE_RANGE,
                "The square of the distance to the corner wraps to a small or negative number.",
                "-1 -1 1 1 -32769 -32769 32768"},
               {.outcome = OUTCOME_MISSED_HIT,
                PLACE_SET(ZONE_SIDE) | PLACE_SET(ZONE_LINE) | PLACE_SET(ZONE_CORNER),
                CAUSE_RANGE,
                "The square of the radius wraps to a negative number, or a side of the grown box wraps past "
                "the centre.",
                "1 1 2 2 0 0 46341"},
               {.outcome = OUTCOME_BROKEN_CONTRACT,
                PLACE_SET(ZONE_SIDE) | PLACE_SET(ZONE_LINE) | PLACE_SET(ZONE_CORNER),
                CAUSE_RANGE,
                "A side of the grown box wraps past a centre that lies on it.",
                "1 0 2147483647 2 0 1 1"},
           })
