/* Point and disc, exactly: closed, where touching is a hit, and open, where it is a miss.
 *
 * A point is in a disc when its distance from the centre is at most the radius. For whole numbers
 * differences are formed in twice the bits; a leg longer than the reach decides by itself, and the
 * squares of the others fit. For floats the squares are compared in doubles with a bound on every error,
 * and in long whole numbers where that is unsure (house/round_reach.h).
 */
#include "house/round_reach.h"
#include "house/steps.h"
#include "house/whole_reach.h"

#define HOUSE_NUMBERS(TYPE)                                                                                  \
  static inline struct two_disc_numbers numbers_##TYPE(struct point_##TYPE p, struct disc_##TYPE disc) {     \
    return (struct two_disc_numbers){p.x, p.y, 0, disc.cx, disc.cy, disc.r};                                 \
  }
HOUSE_NUMBERS(f32)
HOUSE_NUMBERS(f64)
HOUSE_STEPS(house_point_disc_f32_closed, point_f32, disc_f32, numbers_f32, two_disc, closed_answer)
HOUSE_STEPS(house_point_disc_f32_open, point_f32, disc_f32, numbers_f32, two_disc, open_answer)
HOUSE_STEPS(house_point_disc_f64_closed, point_f64, disc_f64, numbers_f64, two_disc, closed_answer)
HOUSE_STEPS(house_point_disc_f64_open, point_f64, disc_f64, numbers_f64, two_disc, open_answer)

#define HOUSE_POINT_DISC(TYPE, CONTRACT, ORDER)                                                              \
  static enum answer house_point_disc_##TYPE##_##CONTRACT(struct point_##TYPE p, struct disc_##TYPE disc) {  \
    return hit_if(compare_reach_##TYPE(apart_##TYPE(p.x, disc.cx), apart_##TYPE(p.y, disc.cy), disc.r)       \
                      ORDER 0);                                                                              \
  }
HOUSE_POINT_DISC(i32, closed, <=)
HOUSE_POINT_DISC(i32, open, <)
HOUSE_POINT_DISC(i64, closed, <=)
HOUSE_POINT_DISC(i64, open, <)

#define RECORD(TYPE, CONTRACT, FINGERPRINT)                                                                  \
  HOUSE_RECORD("Point and disc", TYPE, CONTRACT),                                                            \
      .idea = "Compare the square of the distance with the square of the reach, exactly.",                   \
      .inputs = "px py cx cy r", .fingerprint = FINGERPRINT

GRAZE_TEST_STEPS(house_point_disc_f32_closed, point_f32, disc_f32, RECORD(f32, CONTRACT_CLOSED, 0xc59007a1))
GRAZE_TEST_STEPS(house_point_disc_f32_open, point_f32, disc_f32, RECORD(f32, CONTRACT_OPEN, 0x68b8189a))
GRAZE_TEST_STEPS(house_point_disc_f64_closed, point_f64, disc_f64, RECORD(f64, CONTRACT_CLOSED, 0xe8e15957))
GRAZE_TEST_STEPS(house_point_disc_f64_open, point_f64, disc_f64, RECORD(f64, CONTRACT_OPEN, 0x5ed44f72))
GRAZE_TEST(house_point_disc_i32_closed, point_i32, disc_i32, RECORD(i32, CONTRACT_CLOSED, 0x8ac2068f))
GRAZE_TEST(house_point_disc_i32_open, point_i32, disc_i32, RECORD(i32, CONTRACT_OPEN, 0x23471295))
GRAZE_TEST(house_point_disc_i64_closed, point_i64, disc_i64, RECORD(i64, CONTRACT_CLOSED, 0xe8ec1586))
GRAZE_TEST(house_point_disc_i64_open, point_i64, disc_i64, RECORD(i64, CONTRACT_OPEN, 0x964c0ddd))
