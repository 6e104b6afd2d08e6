/* Two rounded boxes, exactly, closed: touching is a hit. house/hulls.h tells how. */
#include "house/hulls.h"

#define RECORD(TYPE, FINGERPRINT)                                                                            \
  HOUSE_RECORD("Two rounded boxes", TYPE, CONTRACT_CLOSED),                                                  \
      .idea = "They meet when a corner of a core is in reach of a side of the other, sides cross, or one "   \
              "is within the other.",                                                                        \
      .inputs = "a_x a_y a_w a_h a_r b_x b_y b_w b_h b_r", .fingerprint = FINGERPRINT

GRAZE_TEST_HULLS(house_rounded_rounded_f64_closed, rounded, rounded, f64, RECORD(f64, 0xd2798346))
GRAZE_TEST_HULLS(house_rounded_rounded_i32_closed, rounded, rounded, i32, RECORD(i32, 0x71d82c6e))
