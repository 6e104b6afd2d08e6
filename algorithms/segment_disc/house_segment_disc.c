/* Segment and disc, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and disc", TYPE, CONTRACT_CLOSED),                                                   \
      .idea =                                                                                                \
          "They meet when the centre is in reach of an end, or of the line with its foot between the ends.", \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_cx b_cy b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_disc_f64_closed, segment, disc, f64, RECORD(f64, 0x1e50a94b))
GRAZE_TEST_HULLS(house_segment_disc_i32_closed, segment, disc, i32, RECORD(i32, 0x243f6e10))
