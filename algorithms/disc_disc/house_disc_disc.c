/* Two discs, exactly: closed, where touching is a hit, and open, where it is a miss.
 *
 * Two discs meet when their centres are at most the sum of the radii apart. For whole numbers differences
 * are formed in twice the bits; a leg longer than the reach decides by itself, and the squares of the
 * others fit. For floats the squares are compared in doubles with a bound on every error, and in long
 * whole numbers where that is unsure (house/round_reach.h).
 */
#include "house/round_reach.h"
#include "house/steps.h"
#include "house/whole_reach.h"

#define HOUSE_NUMBERS(TYPE)                                                                                  \
  static inline struct two_disc_numbers numbers_##TYPE(struct disc_##TYPE a, struct disc_##TYPE b) {         \
    return (struct two_disc_numbers){a.cx, a.cy, a.r, b.cx, b.cy, b.r};                                      \
  }
HOUSE_NUMBERS(f32)
HOUSE_NUMBERS(f64)
HOUSE_STEPS(house_disc_disc_f32_closed, disc_f32, disc_f32, numbers_f32, two_disc, closed_answer)
HOUSE_STEPS(house_disc_disc_f32_open, disc_f32, disc_f32, numbers_f32, two_disc, open_answer)
HOUSE_STEPS(house_disc_disc_f64_closed, disc_f64, disc_f64, numbers_f64, two_disc, closed_answer)
HOUSE_STEPS(house_disc_disc_f64_open, disc_f64, disc_f64, numbers_f64, two_disc, open_answer)

#define HOUSE_DISC_DISC(TYPE, CONTRACT, ORDER, WIDE)                                                         \
  static enum answer house_disc_disc_##TYPE##_##CONTRACT(struct disc_##TYPE a, struct disc_##TYPE b) {       \
    return hit_if(compare_reach_##TYPE(apart_##TYPE(a.cx, b.cx), apart_##TYPE(a.cy, b.cy), (WIDE)a.r + b.r)  \
                      ORDER 0);                                                                              \
  }
HOUSE_DISC_DISC(i32, closed, <=, int64_t)
HOUSE_DISC_DISC(i32, open, <, int64_t)
HOUSE_DISC_DISC(i64, closed, <=, i128)
HOUSE_DISC_DISC(i64, open, <, i128)

#define RECORD(TYPE, CONTRACT, FINGERPRINT)                                                                  \
  HOUSE_RECORD("Two discs", TYPE, CONTRACT),                                                                 \
      .idea = "Compare the square of the distance with the square of the reach, exactly.",                   \
      .inputs = "ax ay ar bx by br", .fingerprint = FINGERPRINT

GRAZE_TEST_STEPS(house_disc_disc_f32_closed, disc_f32, disc_f32, RECORD(f32, CONTRACT_CLOSED, 0xa3e5902c))
GRAZE_TEST_STEPS(house_disc_disc_f32_open, disc_f32, disc_f32, RECORD(f32, CONTRACT_OPEN, 0xee03ae30))
GRAZE_TEST_STEPS(house_disc_disc_f64_closed, disc_f64, disc_f64, RECORD(f64, CONTRACT_CLOSED, 0x2a4b203e))
GRAZE_TEST_STEPS(house_disc_disc_f64_open, disc_f64, disc_f64, RECORD(f64, CONTRACT_OPEN, 0x82709f4f))
GRAZE_TEST(house_disc_disc_i32_closed, disc_i32, disc_i32, RECORD(i32, CONTRACT_CLOSED, 0x0a13e074))
GRAZE_TEST(house_disc_disc_i32_open, disc_i32, disc_i32, RECORD(i32, CONTRACT_OPEN, 0x5b6ce40c))
GRAZE_TEST(house_disc_disc_i64_closed, disc_i64, disc_i64, RECORD(i64, CONTRACT_CLOSED, 0x03f9095c))
GRAZE_TEST(house_disc_disc_i64_open, disc_i64, disc_i64, RECORD(i64, CONTRACT_OPEN, 0xa9f8e113))
