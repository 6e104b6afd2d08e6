/* Segment and polygon, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and polygon", TYPE, CONTRACT_CLOSED),                                                \
      .idea = "They meet when an end is on a side, a corner is on the segment, it crosses a side, or it is " \
              "within.",                                                                                     \
      .inputs = "a_x1 a_y1 a_x2 a_y2 " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_segment_polygon_f64_closed, segment, polygon, f64, RECORD(f64, 0x6d0fe490))
GRAZE_TEST_RING(house_segment_polygon_i32_closed, segment, polygon, i32, RECORD(i32, 0x3e77c67c))
