/* Point and triangle, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Point and triangle", TYPE, CONTRACT_CLOSED),                                                 \
      .idea = "They meet when the point is on a corner or a side, or has all sides on one hand.",            \
      .inputs = "a_x a_y b_x1 b_y1 b_x2 b_y2 b_x3 b_y3", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_point_triangle_f64_closed, point, triangle, f64, RECORD(f64, 0x58e28afa))
GRAZE_TEST_HULLS(house_point_triangle_i32_closed, point, triangle, i32, RECORD(i32, 0x0dc45e50))
