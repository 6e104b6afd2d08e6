/* Triangle and polygon, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Triangle and polygon", TYPE, CONTRACT_CLOSED),                                               \
      .idea = "They meet when a corner of one is on a side of the other, sides cross, or one is within the " \
              "other.",                                                                                      \
      .inputs = "a_x1 a_y1 a_x2 a_y2 a_x3 a_y3 " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_triangle_polygon_f64_closed, triangle, polygon, f64, RECORD(f64, 0xb0b0ba05))
GRAZE_TEST_RING(house_triangle_polygon_i32_closed, triangle, polygon, i32, RECORD(i32, 0x5e53f1a2))
