/* Capsule and polygon, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Capsule and polygon", TYPE, CONTRACT_CLOSED),                                                \
      .idea = "They meet when an end is in reach of a side, or a corner of the segment, or it crosses a "    \
              "side, or is within.",                                                                         \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_r " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_capsule_polygon_f64_closed, capsule, polygon, f64, RECORD(f64, 0x7d9b2a1d))
GRAZE_TEST_RING(house_capsule_polygon_i32_closed, capsule, polygon, i32, RECORD(i32, 0x69ae9516))
