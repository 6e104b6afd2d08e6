/* Segment and capsule, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and capsule", TYPE, CONTRACT_CLOSED),                                                \
      .idea = "They meet when an end of one is in reach of the other, or the segments cross.",               \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_capsule_f64_closed, segment, capsule, f64, RECORD(f64, 0xc3491ebd))
GRAZE_TEST_HULLS(house_segment_capsule_i32_closed, segment, capsule, i32, RECORD(i32, 0x2f273267))
