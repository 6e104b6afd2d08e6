/* Two segments, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Two segments", TYPE, CONTRACT_CLOSED),                                                       \
      .idea =                                                                                                \
          "They meet when an end of one is on the other, or each has its ends on both hands of the other.",  \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_segment_f64_closed, segment, segment, f64, RECORD(f64, 0x8936bd7a))
GRAZE_TEST_HULLS(house_segment_segment_i32_closed, segment, segment, i32, RECORD(i32, 0xe96360e1))
