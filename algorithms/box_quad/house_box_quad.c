/* Box and quad, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Box and quad", TYPE, CONTRACT_CLOSED),                                                       \
      .idea = "They meet when a corner of one is on a side of the other, sides cross, or one is within the " \
              "other.",                                                                                      \
      .inputs = "a_x a_y a_w a_h b_x1 b_y1 b_x2 b_y2 b_x3 b_y3 b_x4 b_y4", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_box_quad_f64_closed, xywh, quad, f64, RECORD(f64, 0x7628f69e))
GRAZE_TEST_HULLS(house_box_quad_i32_closed, xywh, quad, i32, RECORD(i32, 0x212b45f0))
