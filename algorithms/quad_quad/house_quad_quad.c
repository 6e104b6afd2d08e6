/* Two quads, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Two quads", TYPE, CONTRACT_CLOSED),                                                          \
      .idea = "They meet when a corner of one is on a side of the other, sides cross, or one is within the " \
              "other.",                                                                                      \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 a_x4 a_y4 b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4",           \
      .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_quad_quad_f64_closed, quad, quad, f64, RECORD(f64, 0x87eed7f7))
GRAZE_TEST_HULLS(house_quad_quad_i32_closed, quad, quad, i32, RECORD(i32, 0xf4d9861a))
