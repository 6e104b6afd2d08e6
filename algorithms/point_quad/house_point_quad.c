/* Point and quad, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Point and quad", TYPE, CONTRACT_CLOSED),                                                     \
      .idea = "They meet when the point is on a corner or a side, or has all sides on one hand.",            \
      .inputs = "a_x a_y b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_point_quad_f64_closed, point, quad, f64, RECORD(f64, 0x7c1f1df7))
GRAZE_TEST_HULLS(house_point_quad_i32_closed, point, quad, i32, RECORD(i32, 0x51e6c9e4))
