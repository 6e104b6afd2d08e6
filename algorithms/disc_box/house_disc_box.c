/* Disc and box, exactly: closed, where touching is a hit, and open, where it is a miss.
 *
 * A disc meets a box when the nearest point of the box is at most the radius from the centre. For whole
 * numbers differences are formed in twice the bits; a leg longer than the reach decides by itself, and
 * the squares of the others fit. For floats the squares are compared in doubles with a bound on every
 * error, and in long whole numbers where that is unsure (house/round_reach.h).
 */
#include "house/round_reach.h"
#include "house/steps.h"
#include "house/whole_reach.h"

#define HOUSE_NUMBERS(TYPE)                                                                                  \
  static inline struct disc_box_numbers numbers_##TYPE(struct disc_##TYPE disc, struct xywh_##TYPE box) {    \
    return (struct disc_box_numbers){disc.cx, disc.cy, disc.r, box.x, box.y, box.w, box.h};                  \
  }
HOUSE_NUMBERS(f32)
HOUSE_NUMBERS(f64)
HOUSE_STEPS(house_disc_box_f32_closed, disc_f32, xywh_f32, numbers_f32, disc_box, closed_answer)
HOUSE_STEPS(house_disc_box_f32_open, disc_f32, xywh_f32, numbers_f32, disc_box, open_answer)
HOUSE_STEPS(house_disc_box_f64_closed, disc_f64, xywh_f64, numbers_f64, disc_box, closed_answer)
HOUSE_STEPS(house_disc_box_f64_open, disc_f64, xywh_f64, numbers_f64, disc_box, open_answer)

#define HOUSE_DISC_BOX(TYPE, CONTRACT, ORDER)                                                                \
  static enum answer house_disc_box_##TYPE##_##CONTRACT(struct disc_##TYPE disc, struct xywh_##TYPE box) {   \
    return hit_if(compare_reach_##TYPE(                                                                      \
        outside_##TYPE(disc.cx, box.x, box.w), outside_##TYPE(disc.cy, box.y, box.h), disc.r) ORDER 0);      \
  }
HOUSE_DISC_BOX(i32, closed, <=)
HOUSE_DISC_BOX(i32, open, <)
HOUSE_DISC_BOX(i64, closed, <=)
HOUSE_DISC_BOX(i64, open, <)

#define RECORD(TYPE, CONTRACT, FINGERPRINT)                                                                  \
  HOUSE_RECORD("Disc and box", TYPE, CONTRACT),                                                              \
      .idea = "Compare the square of the distance with the square of the reach, exactly.",                   \
      .inputs = "cx cy r x y w h", .fingerprint = FINGERPRINT

GRAZE_TEST_STEPS(house_disc_box_f32_closed, disc_f32, xywh_f32, RECORD(f32, CONTRACT_CLOSED, 0x36ea9fce))
GRAZE_TEST_STEPS(house_disc_box_f32_open, disc_f32, xywh_f32, RECORD(f32, CONTRACT_OPEN, 0x04d343e5))
GRAZE_TEST_STEPS(house_disc_box_f64_closed, disc_f64, xywh_f64, RECORD(f64, CONTRACT_CLOSED, 0x3f463a08))
GRAZE_TEST_STEPS(house_disc_box_f64_open, disc_f64, xywh_f64, RECORD(f64, CONTRACT_OPEN, 0xcdef157a))
GRAZE_TEST(house_disc_box_i32_closed, disc_i32, xywh_i32, RECORD(i32, CONTRACT_CLOSED, 0x52637319))
GRAZE_TEST(house_disc_box_i32_open, disc_i32, xywh_i32, RECORD(i32, CONTRACT_OPEN, 0x33b7d9a1))
GRAZE_TEST(house_disc_box_i64_closed, disc_i64, xywh_i64, RECORD(i64, CONTRACT_CLOSED, 0x1a36afb1))
GRAZE_TEST(house_disc_box_i64_open, disc_i64, xywh_i64, RECORD(i64, CONTRACT_OPEN, 0x6207eec6))
