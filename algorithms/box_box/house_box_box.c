/* Two boxes, exactly: closed, where touching is a hit, and open, where it is a miss.
 *
 * Two boxes meet when, on each axis, each begins before the other ends. For whole numbers the ends x + w are
 * formed in twice the bits, where they cannot wrap. For floats they are never formed: they would be rounded.
 * See house/ends.h for how they are compared all the same.
 */
#include "house/ends.h"
#include "house/steps.h"

#define HOUSE_BOX_BOX(TYPE, CONTRACT, BEFORE)                                                                \
  static enum answer house_box_box_##TYPE##_##CONTRACT(struct xywh_##TYPE a, struct xywh_##TYPE b) {         \
    return hit_if(BEFORE##_##TYPE(a.x, b.x, b.w) & BEFORE##_##TYPE(b.x, a.x, a.w) &                          \
                  BEFORE##_##TYPE(a.y, b.y, b.h) & BEFORE##_##TYPE(b.y, a.y, a.h));                          \
  }
HOUSE_BOX_BOX(f32, closed, at_most)
HOUSE_BOX_BOX(f32, open, below)
HOUSE_BOX_BOX(f64, closed, at_most)
HOUSE_BOX_BOX(f64, open, below)
HOUSE_BOX_BOX(i32, closed, at_most)
HOUSE_BOX_BOX(i32, open, below)
HOUSE_BOX_BOX(i64, closed, at_most)
HOUSE_BOX_BOX(i64, open, below)

#define RECORD(TYPE, CONTRACT, FINGERPRINT)                                                                  \
  HOUSE_RECORD("Two boxes", TYPE, CONTRACT),                                                                 \
      .idea = "Compare each begin with the other end, without rounding or wrapping.",                        \
      .inputs = "ax ay aw ah bx by bw bh", .fingerprint = FINGERPRINT

GRAZE_TEST(house_box_box_f32_closed, xywh_f32, xywh_f32, RECORD(f32, CONTRACT_CLOSED, 0xb087601d))
GRAZE_TEST(house_box_box_f32_open, xywh_f32, xywh_f32, RECORD(f32, CONTRACT_OPEN, 0x2f942608))
GRAZE_TEST(house_box_box_f64_closed, xywh_f64, xywh_f64, RECORD(f64, CONTRACT_CLOSED, 0x7b353207))
GRAZE_TEST(house_box_box_f64_open, xywh_f64, xywh_f64, RECORD(f64, CONTRACT_OPEN, 0xa00a6b74))
GRAZE_TEST(house_box_box_i32_closed, xywh_i32, xywh_i32, RECORD(i32, CONTRACT_CLOSED, 0x769565c7))
GRAZE_TEST(house_box_box_i32_open, xywh_i32, xywh_i32, RECORD(i32, CONTRACT_OPEN, 0xc175b7ab))
GRAZE_TEST(house_box_box_i64_closed, xywh_i64, xywh_i64, RECORD(i64, CONTRACT_CLOSED, 0xed8a70ee))
GRAZE_TEST(house_box_box_i64_open, xywh_i64, xywh_i64, RECORD(i64, CONTRACT_OPEN, 0x408aa328))
