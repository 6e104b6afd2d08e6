/* Segment and triangle, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and triangle", TYPE, CONTRACT_CLOSED),                                               \
      .idea = "They meet when an end is on a side, a corner is on the segment, it crosses a side, or it is " \
              "within.",                                                                                     \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_triangle_f64_closed, segment, triangle, f64, RECORD(f64, 0xc97fc498))
GRAZE_TEST_HULLS(house_segment_triangle_i32_closed, segment, triangle, i32, RECORD(i32, 0x0eda0f89))
