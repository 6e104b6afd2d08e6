/* Capsule and triangle, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Capsule and triangle", TYPE, CONTRACT_CLOSED),                                               \
      .idea = "They meet when an end is in reach of a side, or a corner of the segment, or it crosses a "    \
              "side, or is within.",                                                                         \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_r b_x1 b_y1 b_x2 b_y2 b_x3 b_y3", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_capsule_triangle_f64_closed, capsule, triangle, f64, RECORD(f64, 0x18dc9dc1))
GRAZE_TEST_HULLS(house_capsule_triangle_i32_closed, capsule, triangle, i32, RECORD(i32, 0x2d0ebaf4))
