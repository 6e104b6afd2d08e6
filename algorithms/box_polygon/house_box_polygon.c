/* Box and polygon, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/rings.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Box and polygon", TYPE, CONTRACT_CLOSED),                                                    \
      .idea = "They meet when a corner of one is on a side of the other, sides cross, or one is within the " \
              "other.",                                                                                      \
      .inputs = "a_x a_y a_w a_h " POLYGON_INPUTS("b_"), .fingerprint = FINGERPRINT

GRAZE_TEST_RING(house_box_polygon_f64_closed, xywh, polygon, f64, RECORD(f64, 0xe1d63fd3))
GRAZE_TEST_RING(house_box_polygon_i32_closed, xywh, polygon, i32, RECORD(i32, 0xb86d8445))
