/* Two capsules, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Two capsules", TYPE, CONTRACT_CLOSED),                                                       \
      .idea = "They meet when an end of one is in reach of the other, or the segments cross.",               \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_r b_x1 b_y1 b_x2 b_y2 b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_capsule_capsule_f64_closed, capsule, capsule, f64, RECORD(f64, 0xc963163b))
GRAZE_TEST_HULLS(house_capsule_capsule_i32_closed, capsule, capsule, i32, RECORD(i32, 0x5182767c))
