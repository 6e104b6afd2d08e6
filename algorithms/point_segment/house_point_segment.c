/* Point and segment, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Point and segment", TYPE, CONTRACT_CLOSED),                                                  \
      .idea = "They meet when the point is an end, or in line with both ends and between them.",             \
      .inputs = "a_x a_y b_x1 b_y1 b_x2 b_y2", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_point_segment_f64_closed, point, segment, f64, RECORD(f64, 0x9e81ffb6))
GRAZE_TEST_HULLS(house_point_segment_i32_closed, point, segment, i32, RECORD(i32, 0x58dc3d50))
