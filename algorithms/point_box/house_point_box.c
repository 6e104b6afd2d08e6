/* Point and box, exactly: closed, where touching is a hit, and open, where it is a miss.
 *
 * A point lies in a span when it is not left of its low end and not right of its high end. For whole numbers
 * the high end x + w is formed in twice the bits, where it cannot wrap. For floats it is never formed: it
 * would be rounded. See house/ends.h for how it is compared all the same.
 */
#include "house/ends.h"
#include "house/steps.h"

#define HOUSE_POINT_BOX(TYPE, CONTRACT, ORDER, BEFORE)                                                       \
  static enum answer house_point_box_##TYPE##_##CONTRACT(struct point_##TYPE p, struct xywh_##TYPE box) {    \
    return hit_if((box.x ORDER p.x) & BEFORE##_##TYPE(p.x, box.x, box.w) & (box.y ORDER p.y) &               \
                  BEFORE##_##TYPE(p.y, box.y, box.h));                                                       \
  }
HOUSE_POINT_BOX(f32, closed, <=, at_most)
HOUSE_POINT_BOX(f32, open, <, below)
HOUSE_POINT_BOX(f64, closed, <=, at_most)
HOUSE_POINT_BOX(f64, open, <, below)
HOUSE_POINT_BOX(i32, closed, <=, at_most)
HOUSE_POINT_BOX(i32, open, <, below)
HOUSE_POINT_BOX(i64, closed, <=, at_most)
HOUSE_POINT_BOX(i64, open, <, below)

#define RECORD(TYPE, CONTRACT, FINGERPRINT)                                                                  \
  HOUSE_RECORD("Point and box", TYPE, CONTRACT),                                                             \
      .idea = "Compare the point with both ends of each span, without rounding or wrapping.",                \
      .inputs = "px py x y w h", .fingerprint = FINGERPRINT

GRAZE_TEST(house_point_box_f32_closed, point_f32, xywh_f32, RECORD(f32, CONTRACT_CLOSED, 0x73b4c130))
GRAZE_TEST(house_point_box_f32_open, point_f32, xywh_f32, RECORD(f32, CONTRACT_OPEN, 0xc9d57378))
GRAZE_TEST(house_point_box_f64_closed, point_f64, xywh_f64, RECORD(f64, CONTRACT_CLOSED, 0xaf38c0bd))
GRAZE_TEST(house_point_box_f64_open, point_f64, xywh_f64, RECORD(f64, CONTRACT_OPEN, 0x53a7937d))
GRAZE_TEST(house_point_box_i32_closed, point_i32, xywh_i32, RECORD(i32, CONTRACT_CLOSED, 0xda567347))
GRAZE_TEST(house_point_box_i32_open, point_i32, xywh_i32, RECORD(i32, CONTRACT_OPEN, 0x165320f1))
GRAZE_TEST(house_point_box_i64_closed, point_i64, xywh_i64, RECORD(i64, CONTRACT_CLOSED, 0x45a244ae))
GRAZE_TEST(house_point_box_i64_open, point_i64, xywh_i64, RECORD(i64, CONTRACT_OPEN, 0x813c2820))
