/* Box and rounded box, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Box and rounded box", TYPE, CONTRACT_CLOSED),                                                \
      .idea = "They meet when a corner of the box or of the core is in reach of a side of the other, sides " \
              "cross, or one is within the other.",                                                          \
      .inputs = "a_x a_y a_w a_h b_x b_y b_w b_h b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_box_rounded_f64_closed, xywh, rounded, f64, RECORD(f64, 0xd20317d9))
GRAZE_TEST_HULLS(house_box_rounded_i32_closed, xywh, rounded, i32, RECORD(i32, 0x5e64ffae))
