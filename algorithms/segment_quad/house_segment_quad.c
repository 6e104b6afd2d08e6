/* Segment and quad, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Segment and quad", TYPE, CONTRACT_CLOSED),                                                   \
      .idea = "They meet when an end is on a side, a corner is on the segment, it crosses a side, or it is " \
              "within.",                                                                                     \
      .inputs = "a_x1 a_y1 a_x2 a_y2 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_segment_quad_f64_closed, segment, quad, f64, RECORD(f64, 0xdbc5aedc))
GRAZE_TEST_HULLS(house_segment_quad_i32_closed, segment, quad, i32, RECORD(i32, 0x9329c3ba))
