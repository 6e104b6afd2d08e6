/* Capsule and quad, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Capsule and quad", TYPE, CONTRACT_CLOSED),                                                   \
      .idea = "They meet when an end is in reach of a side, or a corner of the segment, or it crosses a "    \
              "side, or is within.",                                                                         \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_r b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4",                           \
      .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_capsule_quad_f64_closed, capsule, quad, f64, RECORD(f64, 0x555b5e65))
GRAZE_TEST_HULLS(house_capsule_quad_i32_closed, capsule, quad, i32, RECORD(i32, 0x93d64c5f))
