/* Box and triangle, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Box and triangle", TYPE, CONTRACT_CLOSED),                                                   \
      .idea = "They meet when a corner of one is on a side of the other, sides cross, or one is within the " \
              "other.",                                                                                      \
      .inputs = "a_x a_y a_w a_h b_x1 b_y1 b_x2 b_y2 b_x3 b_y3", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_box_triangle_f64_closed, xywh, triangle, f64, RECORD(f64, 0x29874c21))
GRAZE_TEST_HULLS(house_box_triangle_i32_closed, xywh, triangle, i32, RECORD(i32, 0x98153058))
