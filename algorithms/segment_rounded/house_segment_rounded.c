/* Segment and rounded box, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and rounded box", TYPE, CONTRACT_CLOSED),                                            \
      .idea = "They meet when an end is in reach of a side of the core, a corner of it is in reach of the "  \
              "segment, it crosses a side, or it is within.",                                                \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_x b_y b_w b_h b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_rounded_f64_closed, segment, rounded, f64, RECORD(f64, 0x697fc673))
GRAZE_TEST_HULLS(house_segment_rounded_i32_closed, segment, rounded, i32, RECORD(i32, 0xdaefa62a))
